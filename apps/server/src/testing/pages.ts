import { once } from 'node:events';
import type { ChatClientEvents, ChatServerEvents, Envelope } from '@mall/contract';
import {
  STAFF_NAMESPACE,
  type StaffClientEvents,
  type StaffServerEvents,
} from '@mall/contract/staff';
import { io, type Socket } from 'socket.io-client';
import type { DeskCaller } from './colleagues';
import type { TestMember } from './factories';

/** The client side of a socket. */
export type TestSocket = Socket<ChatServerEvents, ChatClientEvents>;

/** The client side of a socket of the desk. */
export type TestDeskSocket = Socket<StaffServerEvents, StaffClientEvents>;

/** The client sockets of a test. */
export interface TestSockets {
  /** Opens a socket, as a guest without `member`. It does not reconnect. */
  open(member?: Pick<TestMember, 'token'>, headers?: Record<string, string>): TestSocket;
  /** Opens a socket and waits for the server's welcome. */
  welcomed(member: Pick<TestMember, 'token'>): Promise<TestSocket>;
  /** Opens a socket of the desk with the cookie of a colleague. It does not reconnect. */
  openDesk(colleague: Pick<DeskCaller, 'cookie'>, headers?: Record<string, string>): TestDeskSocket;
  /** Opens a socket of the desk and waits until it is accepted. */
  welcomedDesk(colleague: Pick<DeskCaller, 'cookie'>): Promise<TestDeskSocket>;
  /** Closes all sockets; call it after each test. */
  close(): void;
}

/** Opens a socket of the desk with the cookie of a colleague. It does not reconnect. */
export const openDeskSocket = (
  baseUrl: string,
  colleague: Pick<DeskCaller, 'cookie'>,
  headers: Record<string, string> = {},
): TestDeskSocket =>
  io(baseUrl + STAFF_NAMESPACE, {
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { cookie: colleague.cookie(), ...headers },
    forceNew: true,
  });

/** Creates sockets to the server at `baseUrl()`. */
export function testSockets(baseUrl: () => string): TestSockets {
  const opened: { close(): unknown }[] = [];
  const open: TestSockets['open'] = (member, headers = {}) => {
    const socket: TestSocket = io(baseUrl(), {
      query: member ? { token: member.token } : {},
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: headers,
      forceNew: true,
    });
    opened.push(socket);
    return socket;
  };
  const openDesk: TestSockets['openDesk'] = (colleague, headers) => {
    const socket = openDeskSocket(baseUrl(), colleague, headers);
    opened.push(socket);
    return socket;
  };
  return {
    open,
    openDesk,
    async welcomedDesk(colleague) {
      const socket = openDesk(colleague);
      await nextEvent(socket, 'connect');
      return socket;
    },
    async welcomed(member) {
      const socket = open(member);
      await nextEvent(socket, 'status');
      return socket;
    },
    close: () => opened.splice(0).forEach((socket) => socket.close()),
  };
}

/** Waits for an event and returns its data. */
export async function nextEvent(
  socket: TestSocket | TestDeskSocket,
  event: string,
): Promise<unknown> {
  const [first] = (await once(socket as unknown as NodeJS.EventEmitter, event)) as [unknown];
  return first;
}

/** Sends an event and waits for the acknowledgement; the data may be invalid. */
export async function emitWithAck(
  socket: TestSocket | TestDeskSocket,
  event: keyof ChatClientEvents,
  payload: unknown,
): Promise<Envelope> {
  const loose = socket as unknown as Socket;
  return (await loose.emitWithAck(event, payload)) as Envelope;
}

let named = 0;
/** A text message as a page sends it, with an id of its own. */
export const textMessage = (words: string, more: object = {}) => ({
  type: 1,
  client_id: `message-${(named += 1)}`,
  text: words,
  ...more,
});
