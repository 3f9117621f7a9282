import { usePendingCalls } from '@mall/hooks';
import { LoadingBar } from '@mall/ui';
import { useIsPagePending } from './pendingPages';

/** The thin progress bar shown while requests, or the next page, are pending (spec §2). */
export function PendingBar() {
  const isPagePending = useIsPagePending();
  return <LoadingBar active={usePendingCalls() > 0 || isPagePending} />;
}
