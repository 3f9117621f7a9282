import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { ChatServerEvents } from '@mall/contract';
import { Server } from 'socket.io';
import { BARE_SECURITY_HEADERS } from '../../http/bare-security-headers';
import { guardHandshake, isAllowedOrigin, type HandshakeOptions } from './handshake';
import { limitHandshakes, type HandshakeLimits } from './handshakes';
import { memberRoom, sessionRoom, STAFF_ROOM } from './rooms';
import type { MemberSocket, SocketServer } from './sockets';
import { SOCKET_PATH } from '../../kernel/socket-path';

/** The recipients of an event. */
export interface Recipients {
  /** All sockets of this member. */
  readonly memberId: number;
  /** Also all staff sockets. */
  readonly staff?: boolean;
  /** Except this socket, which already has the event. */
  readonly except?: string | undefined;
  /** Except the sockets of this session, whose pages made the change and synchronize among themselves. */
  readonly exceptSession?: Buffer | undefined;
}

/** A listener for staff events within this process, without a socket. */
export type LocalListener = {
  readonly [Event in keyof ChatServerEvents]?: (
    ...payload: Parameters<ChatServerEvents[Event]>
  ) => void;
};

/** All connected sockets. */
export interface Hub {
  /** Accepts sockets on an HTTP server's own port. */
  attach(server: HttpServer, options: HubOptions): void;
  /** Sends an event to a member's sockets and, if requested, to staff. */
  emit<Event extends keyof ChatServerEvents>(
    recipients: Recipients,
    event: Event,
    ...payload: Parameters<ChatServerEvents[Event]>
  ): void;
  /** The sockets on this server that an event is for. */
  socketsOf(recipients: Recipients): readonly MemberSocket[];
  /**
   * Adds a listener that counts as a connected staff member and receives staff events.
   * @returns a function that removes it.
   */
  addLocalListener(listener: LocalListener): () => void;
  /** The number of sockets on this server. */
  socketCount(): number;
  /** Whether staff have a socket open, here or on another server. */
  isStaffConnected(): boolean;
  /** Whether staff have a socket open on this server. */
  isStaffHere(): boolean;
  /** Sets whether staff have sockets on another server. */
  noteStaffElsewhere(isThere: boolean): void;
  /** Every open socket's session and its member. */
  openSessions(): { readonly session: Buffer; readonly memberId: number }[];
  /** Disconnects every socket of one session at once, after a sign-out. */
  endSession(session: Buffer): void;
  /** Disconnects every socket of a member, except those of one session. */
  endMember(memberId: number, except?: Buffer): void;
  close(): Promise<void>;
}

/** The options of {@link Hub.attach}. */
export interface HubOptions extends HandshakeOptions, HandshakeLimits {
  /** Handles the messages of a socket. */
  readonly serve: (socket: MemberSocket) => void;
}

/** Larger than any accepted message; pictures are uploaded over HTTP. */
const LARGEST_MESSAGE = 64 * 1024;

/** Creates a hub that is not attached to a server yet. */
export function createHub(): Hub {
  let io: SocketServer | undefined;

  const localListeners = new Set<LocalListener>();

  let isStaffElsewhere = false;
  const isStaffHere = () => (io?.sockets.adapter.rooms.get(STAFF_ROOM)?.size ?? 0) > 0;
  const isStaffConnected = () => isStaffElsewhere || isStaffHere();
  const isStaffOnline = () => localListeners.size > 0 || isStaffConnected();
  const publishStatus = () => io?.emit('status', { is_online: isStaffOnline() });

  const welcome = async (socket: MemberSocket) => {
    const { viewer } = socket.data;
    await socket.join([memberRoom(viewer.id), sessionRoom(viewer.session)]);
    if (viewer.role !== 'staff') {
      socket.emit('status', { is_online: isStaffOnline() });
      return;
    }
    await socket.join(STAFF_ROOM);
    publishStatus();
    socket.once('disconnect', publishStatus);
  };

  return {
    attach(server, options) {
      io = new Server(server, {
        path: SOCKET_PATH,
        serveClient: false,
        // Other upgrade requests get a response, instead of being cut after a second.
        destroyUpgrade: false,
        maxHttpBufferSize: LARGEST_MESSAGE,
        // For polling; without any, no header lets another site read the response.
        ...(options.origins.storefronts.length > 0 && {
          cors: { origin: [...options.origins.storefronts] },
        }),
        allowRequest: (request, decide) => decide(null, isAllowedOrigin(request, options.origins)),
      });
      // It answers requests before the server's own hooks can.
      io.engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
        for (const [name, value] of Object.entries(BARE_SECURITY_HEADERS)) {
          response.setHeader(name, value);
        }
        next();
      });
      limitHandshakes(io, options);
      guardHandshake(io, options);
      io.on('connection', (socket) => {
        options.serve(socket);
        void welcome(socket);
      });
    },
    emit({ memberId, staff = false, except, exceptSession }, event, ...payload) {
      const spared = [except ?? [], exceptSession ? sessionRoom(exceptSession) : []].flat();
      io?.to(staff ? [memberRoom(memberId), STAFF_ROOM] : memberRoom(memberId))
        .except(spared)
        .emit(event, ...payload);
      if (staff) for (const listener of localListeners) listener[event]?.(...payload);
    },
    socketsOf({ memberId, staff = false, except, exceptSession }) {
      const rooms = io?.sockets.adapter.rooms;
      const inRoom = (name: string) => [...(rooms?.get(name) ?? [])];
      const ids = new Set([...inRoom(memberRoom(memberId)), ...(staff ? inRoom(STAFF_ROOM) : [])]);
      const spared = exceptSession ? inRoom(sessionRoom(exceptSession)) : [];
      for (const id of [...spared, except ?? '']) ids.delete(id);
      return [...ids].flatMap((id) => io?.sockets.sockets.get(id) ?? []);
    },
    addLocalListener(listener) {
      localListeners.add(listener);
      publishStatus();
      return () => {
        localListeners.delete(listener);
        publishStatus();
      };
    },
    socketCount: () => io?.engine.clientsCount ?? 0,
    isStaffConnected,
    isStaffHere,
    noteStaffElsewhere(isThere) {
      if (isThere === isStaffElsewhere) return;
      isStaffElsewhere = isThere;
      publishStatus();
    },
    openSessions: () =>
      [...(io?.sockets.sockets.values() ?? [])].map(({ data }) => ({
        session: data.viewer.session,
        memberId: data.viewer.id,
      })),
    endSession: (session) => void io?.in(sessionRoom(session)).disconnectSockets(true),
    endMember(memberId, except) {
      const sockets = io?.in(memberRoom(memberId));
      (except ? sockets?.except(sessionRoom(except)) : sockets)?.disconnectSockets(true);
    },
    async close() {
      io?.disconnectSockets(true);
      await new Promise<void>((resolve) => {
        if (!io) return resolve();
        io.engine.close();
        io.removeAllListeners();
        resolve();
      });
    },
  };
}
