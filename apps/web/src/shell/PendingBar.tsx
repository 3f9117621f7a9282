import { usePendingCalls } from '@mall/hooks';
import { LoadingBar } from '@mall/ui';
import { useIsFetching, type Query } from '@tanstack/react-query';
import { useIsPagePending } from '../navigation/lazyPage';

/** Prefetches, for which nothing visible waits. */
const AHEAD = { predicate: (query: Query) => query.getObserversCount() === 0 };

/** The thin progress bar while requests or the next page are pending (spec §2). */
export function PendingBar() {
  const isPagePending = useIsPagePending();
  const ahead = useIsFetching(AHEAD);
  return <LoadingBar active={usePendingCalls() > ahead || isPagePending} />;
}
