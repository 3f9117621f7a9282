import type { DeskSession } from '@mall/sdk/staff';
import { useState } from 'react';

/**
 * Returns the session as it was when it was last open; null: it was locked from the start. The screen behind a lock
 * keeps its permissions, and with them what was typed.
 */
export function useLastOpen(session: DeskSession): DeskSession | null {
  const [open, setOpen] = useState(session.state === 'open' ? session : null);
  if (session.state === 'open' && session !== open) setOpen(session);
  return session.state === 'open' ? session : open;
}
