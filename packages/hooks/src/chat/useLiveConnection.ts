import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useSession } from '../session/useSession';
import type { LiveState } from './chat-types';
import { useRoom } from './useRoom';

/**
 * Keeps the page's live connection open while a member is signed in: the badges, and the lists and carts
 * behind them, follow what happens elsewhere. All components share one connection, and `useChat` speaks over
 * it. It reconnects 10 s after it was lost and ends with the session. Loads socket.io: use it once the page is
 * idle.
 *
 * @returns the state of the connection.
 * @example
 * const Live = () => (useLiveConnection(), null);
 */
export function useLiveConnection(): LiveState {
  const { live } = useRoom();
  const isMember = useSession() !== null;
  useEffect(() => (isMember ? live.hold() : undefined), [live, isMember]);
  return useStore(live.store);
}
