import { io, type Socket } from 'socket.io-client';
import type { Language } from '@mall/contract/messages';
import type { ChatClientEvents, ChatServerEvents } from '@mall/contract';

/** The typed socket of the server. */
export type ChatSocket = Socket<ChatServerEvents, ChatClientEvents>;

/**
 * Creates the socket of the server at `baseUrl` for the member with this token. It connects only when
 * `connect()` is called, and does not reconnect by itself.
 */
export function chatSocket(baseUrl: string, token: string, language: Language): ChatSocket {
  // socket.io would treat a folder in its URL as a namespace.
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
