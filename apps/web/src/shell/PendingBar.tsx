import { usePendingCalls } from '@mall/hooks';
import { LoadingBar } from '@mall/ui';
import { useIsFetching, type Query } from '@tanstack/react-query';
import { useIsPagePending } from '../loading/pendingPages';

/** What is read ahead: nothing that is shown waits for it. */
const AHEAD = { predicate: (query: Query) => query.getObserversCount() === 0 };

/** The thin progress bar shown while somebody waits for requests, or for the next page (spec §2). */
export function PendingBar() {
  const isPagePending = useIsPagePending();
  const ahead = useIsFetching(AHEAD);
  return <LoadingBar active={usePendingCalls() > ahead || isPagePending} />;
}
