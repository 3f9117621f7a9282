import type { ChatClientEvents, ChatServerEvents } from '@mall/contract';
import type { StaffClientEvents, StaffServerEvents } from '@mall/contract/staff';
import type { Namespace, Server, Socket } from 'socket.io';
import type { StaffViewer } from '../../kernel/staff-viewer';
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
/** A socket of one page of a member. */
export type MemberSocket = Socket<
  ChatClientEvents,
  ChatServerEvents,
  Record<string, never>,
  SocketData
>;

/** The server's data about a socket of the desk. */
export interface StaffSocketData {
  colleague: StaffViewer;
  language: Language;
}

/** The server side of the sockets of the desk. */
export type StaffNamespace = Namespace<
  StaffClientEvents,
  StaffServerEvents,
  Record<string, never>,
  StaffSocketData
>;
/** A socket of one page of the desk. */
export type StaffSocket = Socket<
  StaffClientEvents,
  StaffServerEvents,
  Record<string, never>,
  StaffSocketData
>;
