import { useSyncExternalStore } from 'react';
import { useMall } from './mall-context';

/** The number of requests in flight; show a loading bar while it is above 0. */
export function usePendingCalls(): number {
  const { pending } = useMall();
  return useSyncExternalStore(
    pending.subscribe,
    () => pending.count,
    () => 0,
  );
}
