import { useSyncExternalStore } from 'react';
import { useMall } from './mall-context';

/** Returns the number of requests in flight, for a loading bar. */
export function usePendingCalls(): number {
  const { pending } = useMall();
  return useSyncExternalStore(
    pending.subscribe,
    () => pending.count,
    () => 0,
  );
}
