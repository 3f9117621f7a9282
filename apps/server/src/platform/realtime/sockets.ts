import type { ChatClientEvents, ChatServerEvents } from '@mall/contract';
import type { Server, Socket } from 'socket.io';
import type { Viewer } from '../../kernel/viewer';
import type { Language } from '../../kernel/language';

/** The server's data about a socket. */
export interface SocketData {
  viewer: Viewer;
  language: Language;
}

/** The server side of all sockets. */
export type SocketServer = Server<
  ChatClientEvents,
  ChatServerEvents,
  Record<string, never>,
  SocketData
>;
/** A socket of one page of a member or staff member. */
export type MemberSocket = Socket<
  ChatClientEvents,
  ChatServerEvents,
  Record<string, never>,
  SocketData
>;
