import type { Session } from '@mall/sdk';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Whether the session ended while this very place was open: one is then led home (spec §4, Session)
 * instead of to the sign-in page, which is for whoever comes without a session.
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
