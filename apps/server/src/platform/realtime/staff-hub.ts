import type { IncomingMessage } from 'node:http';
import { STAFF_NAMESPACE, type StaffServerEvents } from '@mall/contract/staff';
import type { StaffViewer } from '../../kernel/staff-viewer';
import type { OpenRedis } from '../redis/open-redis';
import { guardStaffHandshake, type HandshakeOptions } from './handshake';
import type { Presence } from './presence';
import { memberRoom, sessionRoom, STAFF_ROOM } from './rooms';
import type { SocketServer, StaffNamespace, StaffSocket } from './sockets';

/** The open pages of the desk on all servers of the shop, of colleagues who answer members. */
export interface StaffHub {
  /** Sends an event to all of them, except one socket if given, which already has it. */
  emit<Event extends keyof StaffServerEvents>(
    except: string | undefined,
    event: Event,
    ...payload: Parameters<StaffServerEvents[Event]>
  ): void;
  /** Makes the pages of the desk on this server fetch everything again: events may have been lost. */
  resync(): void;
  /** Whether a colleague has a socket open. */
  isConnected(): Promise<boolean>;
  /** The session of every socket on this server. */
  openSessions(): readonly Buffer[];
  /** Disconnects every socket of one session at once, after it was locked or ended. */
  endSession(session: Buffer): void;
  /** Disconnects every socket of a colleague, except those of one session. */
  endColleague(id: number, except?: Buffer): void;
}

/** The options of the sockets of the desk. */
export interface StaffHubOptions {
  /** Finds the colleague who opens a socket. @throws {MallError} when they may not */
  readonly findColleague: (request: IncomingMessage) => Promise<StaffViewer>;
  /** Handles the messages of a socket. */
  readonly serveStaff: (socket: StaffSocket) => void;
}

/** A {@link StaffHub}, and what attaches it to the socket server. */
export interface AttachableStaffHub extends StaffHub {
  attach(io: SocketServer, options: StaffHubOptions & HandshakeOptions): void;
}

/**
 * Creates the hub of the desk.
 *
 * @param onChange is called when colleagues come or go.
 */
export function createStaffHub(
  redis: OpenRedis | null,
  presence: Presence,
  onChange: () => void,
): AttachableStaffHub {
  let namespace: StaffNamespace | undefined;
  /** All pages; during an outage of Redis those of this server. */
  const pages = () => (redis?.isReachable() === false ? namespace?.local : namespace?.except([]));
  const end = (room: string, except: readonly string[] = []) => {
    // This server's at once, even if Redis does not answer.
    namespace?.local
      .in(room)
      .except([...except])
      .disconnectSockets(true);
    pages()
      ?.in(room)
      .except([...except])
      .disconnectSockets(true);
  };
  return {
    attach(io, options) {
      // socket.io gives all namespaces of a server the events of its first one.
      namespace = io.of(STAFF_NAMESPACE) as unknown as StaffNamespace;
      namespace.adapter.on('create-room', (room: string) => {
        if (room === STAFF_ROOM) presence.enter(room);
      });
      namespace.adapter.on('delete-room', (room: string) => {
        if (room === STAFF_ROOM) presence.leave(room);
      });
      guardStaffHandshake(namespace, options);
      namespace.on('connection', (socket) => {
        const { id, session } = socket.data.colleague;
        void socket.join([STAFF_ROOM, memberRoom(id), sessionRoom(session)]);
        options.serveStaff(socket);
        socket.once('disconnect', onChange);
        onChange();
      });
    },
    emit(except, event, ...payload) {
      pages()
        ?.in(STAFF_ROOM)
        .except(except ?? [])
        .emit(event, ...payload);
    },
    resync: () => void namespace?.local.emit('resync'),
    isConnected: async () =>
      (namespace?.adapter.rooms.get(STAFF_ROOM)?.size ?? 0) > 0 || presence.isElsewhere(STAFF_ROOM),
    openSessions: () =>
      [...(namespace?.sockets.values() ?? [])].map(({ data }) => data.colleague.session),
    endSession: (session) => end(sessionRoom(session)),
    endColleague: (id, except) => end(memberRoom(id), except ? [sessionRoom(except)] : []),
  };
}
