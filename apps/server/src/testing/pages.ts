import { once } from 'node:events';
import type { ChatClientEvents, ChatServerEvents, Envelope } from '@mall/contract';
import { io, type Socket } from 'socket.io-client';
import type { TestMember } from './factories';

/** A page's end of a socket. */
export type TestSocket = Socket<ChatServerEvents, ChatClientEvents>;

/** A page's open sockets. */
export interface TestSockets {
  /** Opens one; without a member, as a guest. It does not connect again by itself. */
  open(member?: Pick<TestMember, 'token'>, headers?: Record<string, string>): TestSocket;
  /** Opens one and waits until it is welcomed. */
  welcomed(member: Pick<TestMember, 'token'>): Promise<TestSocket>;
  /** Closes them all: after each test. */
  close(): void;
}

/** Pages of the mall at `baseUrl()`. */
export function testSockets(baseUrl: () => string): TestSockets {
  const opened: TestSocket[] = [];
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
  return {
    open,
    async welcomed(member) {
      const socket = open(member);
      await heard(socket, 'status');
      return socket;
    },
    close: () => opened.splice(0).forEach((socket) => socket.close()),
  };
}

/** What an event brings, the next time it is heard. */
export async function heard(socket: TestSocket, event: string): Promise<unknown> {
  const [first] = (await once(socket as unknown as NodeJS.EventEmitter, event)) as [unknown];
  return first;
}

/** Says something and waits for the answer; what is said may be nonsense. */
export async function said(
  socket: TestSocket,
  event: keyof ChatClientEvents,
  payload: unknown,
): Promise<Envelope> {
  const loose = socket as unknown as Socket;
  return (await loose.emitWithAck(event, payload)) as Envelope;
}
