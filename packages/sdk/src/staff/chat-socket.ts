import { io, type Socket } from 'socket.io-client';
import type { STAFF_NAMESPACE, StaffClientEvents, StaffServerEvents } from '@mall/contract/staff';
import type { Language } from '@mall/contract/messages';

/** The typed socket of the desk. */
export type StaffChatSocket = Socket<StaffServerEvents, StaffClientEvents>;

// The contract's value would bring its schemas along.
const NAMESPACE: typeof STAFF_NAMESPACE = '/staff';

/**
 * Creates the socket of the desk at `baseUrl`. It connects only when `connect()` is called, and does not reconnect by
 * itself.
 */
export function staffChatSocket(baseUrl: string, language: Language): StaffChatSocket {
  // socket.io would treat a folder in its URL as a namespace.
  const folder = baseUrl.replace(/^https?:\/\/[^/]+/, '');
  const origin = baseUrl.slice(0, baseUrl.length - folder.length);
  return io(origin + NAMESPACE, {
    path: `${folder}/socket.io`,
    query: { language },
    transports: ['websocket', 'polling'],
    reconnection: false,
    autoConnect: false,
    forceNew: true,
  });
}
