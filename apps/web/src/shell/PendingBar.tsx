import { usePendingCalls } from '@mall/hooks';
import { LoadingBar } from '@mall/ui';

/** The thin progress bar shown while requests are pending (spec §2). */
export function PendingBar() {
  return <LoadingBar active={usePendingCalls() > 0} />;
}
