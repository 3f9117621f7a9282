import type { ChatClientEvents, ChatServerEvents } from '@mall/contract';
import type { Server, Socket } from 'socket.io';
import type { Viewer } from '../../kernel/viewer';
import type { Language } from '../../kernel/language';

/** What the server knows of whoever is behind a socket. */
export interface SocketData {
  viewer: Viewer;
  language: Language;
}

/** The mall's end of all sockets. */
export type SocketServer = Server<
  ChatClientEvents,
  ChatServerEvents,
  Record<string, never>,
  SocketData
>;
/** One page of a member, or of one of the shop's people. */
export type MemberSocket = Socket<
  ChatClientEvents,
  ChatServerEvents,
  Record<string, never>,
  SocketData
>;
