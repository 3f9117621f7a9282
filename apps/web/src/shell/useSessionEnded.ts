import type { Session } from '@mall/sdk';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Whether the session ended while the current page was open: the user is then sent home (spec §4, Session),
 * not to the sign-in page, which is for visitors who had no session.
 */
export function useSessionEnded(session: Session | null): boolean {
  const { key } = useLocation();
  const [previous, setPrevious] = useState(session);
  const [endedAt, setEndedAt] = useState<string>();
  if (previous !== session) {
    setPrevious(session);
    setEndedAt(previous && !session ? key : undefined);
  }
  return endedAt === key;
}
