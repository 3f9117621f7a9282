import type { SessionChange } from '@mall/sdk';
import { useSyncExternalStore } from 'react';
import { useMall } from '../mall/mall-context';

/**
 * Returns why the session ended that this page had, for the sign-in page; null: none has ended.
 *
 * @example
 * const ended = useSessionEndReason();
 * return ended === 'expired' && <p>登入已過期，請重新登入</p>;
 */
export function useSessionEndReason(): SessionChange | null {
  const { session } = useMall();
  return useSyncExternalStore(
    session.subscribe,
    () => session.endReason,
    () => null,
  );
}
