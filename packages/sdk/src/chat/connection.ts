import { io, type Socket } from 'socket.io-client';
import type { ChatClientEvents, ChatServerEvents } from '@mall/contract';

/** The mall's socket. */
export type ChatSocket = Socket<ChatServerEvents, ChatClientEvents>;

/**
 * The socket of the mall at `baseUrl`, for the member whose token this is. It connects when told to,
 * and not again by itself.
 */
export function chatSocket(baseUrl: string, token: string, language: string): ChatSocket {
  // A folder in the address given to socket.io would name a namespace.
  const folder = baseUrl.replace(/^https?:\/\/[^/]+/, '');
  const origin = baseUrl.slice(0, baseUrl.length - folder.length);
  return io(origin || '/', {
    path: `${folder}/socket.io`,
    query: { token, language },
    transports: ['websocket', 'polling'],
    reconnection: false,
    autoConnect: false,
    forceNew: true,
  });
}
