import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Session, SessionChange } from '@mall/sdk';
import { useMall } from '../mall/mall-context';

/**
 * The current session; null when nobody is signed in.
 *
 * @example
 * const session = useSession();
 * <header>{session ? <Avatar name={session.profile.name} /> : <LoginLink />}</header>
 */
export function useSession(): Session | null {
  const { session } = useMall();
  return useSyncExternalStore(session.subscribe, session.get, () => null);
}

/**
 * Calls `changed` when the session changes, with the reason, such as to navigate or to show a
 * message.
 *
 * @example
 * useSessionChange((session, change) => { if (change === 'unauthenticated') navigate('/'); });
 */
export function useSessionChange(
  changed: (session: Session | null, change: SessionChange) => void,
): void {
  const { session } = useMall();
  const latest = useRef(changed);
  useEffect(() => {
    latest.current = changed;
  });
  useEffect(() => session.subscribe((now, change) => latest.current(now, change)), [session]);
}
