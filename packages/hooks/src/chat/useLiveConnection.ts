import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useSession } from '../session/useSession';
import type { LiveState } from './chat-types';
import { useChatStore } from './useChatStore';

/**
 * Keeps the page's live connection open while a member is signed in: badges, lists and carts follow
 * changes elsewhere. All components share one connection, which `useChat` uses too. It reconnects
 * 10 s after it was lost and ends with the session. Loads socket.io: use it once the page is idle.
 *
 * @returns the state of the connection.
 * @example
 * const Live = () => (useLiveConnection(), null);
 */
export function useLiveConnection(): LiveState {
  const { live } = useChatStore();
  const isMember = useSession() !== null;
  useEffect(() => (isMember ? live.hold() : undefined), [live, isMember]);
  return useStore(live.store);
}
