import type { DeskSession } from '@mall/sdk/staff';
import { createContext, useContext } from 'react';

/** The open session around a screen. While the desk is locked, it stays as it was. */
export const SessionContext = createContext<DeskSession | null>(null);

/**
 * Returns the session of the colleague who uses the screen.
 *
 * @throws an error outside of the desk's screens.
 */
export function useSession(): DeskSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs an open desk around it.');
  return session;
}
