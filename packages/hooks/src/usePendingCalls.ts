import { useSyncExternalStore } from 'react';
import { useMall } from './mall-context';

/** How many calls are under way: above 0, a loading bar runs (spec §2). */
export function usePendingCalls(): number {
  const { pending } = useMall();
  return useSyncExternalStore(
    pending.subscribe,
    () => pending.count,
    () => 0,
  );
}
