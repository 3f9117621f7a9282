import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Session, SessionChange } from '@mall/sdk';
import { useMall } from '../mall-context';

/**
 * Who is signed in; null when nobody is.
 *
 * @example
 * const session = useSession();
 * session ? <Avatar name={session.profile.name} /> : <LoginLink />
 */
export function useSession(): Session | null {
  const { session } = useMall();
  return useSyncExternalStore(session.subscribe, session.get, () => null);
}

/**
 * Calls back when someone signs in or out, with the reason: where an app navigates or says a word.
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
