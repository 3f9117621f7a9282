import type { Server as HttpServer } from 'node:http';
import type { ChatServerEvents } from '@mall/contract';
import { Server } from 'socket.io';
import { guardHandshake, isAllowedOrigin, type HandshakeOptions } from './handshake';
import { limitHandshakes, type HandshakeLimits } from './handshakes';
import { memberRoom, sessionRoom, STAFF_ROOM } from './rooms';
import type { MemberSocket, SocketServer } from './sockets';

/** Whom an event is told to. */
export interface Recipients {
  /** All pages of this member. */
  readonly memberId: number;
  /** The shop's people too. */
  readonly staff?: boolean;
  /** But not this socket, which knows already. */
  readonly except?: string | undefined;
}

/** Who is there over a socket. */
export interface Hub {
  /** Opens the socket on a server's own port. */
  attach(server: HttpServer, options: HubOptions): void;
  /** Tells an event to a member's pages, and to the shop's people if they are to hear it. */
  emit<Event extends keyof ChatServerEvents>(
    hearers: Recipients,
    event: Event,
    ...payload: Parameters<ChatServerEvents[Event]>
  ): void;
  /** Every open socket's session, and whose it is. */
  openSessions(): { readonly session: Buffer; readonly memberId: number }[];
  /** Cuts every socket of one session, at once: after a sign-out. */
  endSession(session: Buffer): void;
  /** Cuts every socket of a member, except those of one session if it is to stay. */
  endMember(memberId: number, except?: Buffer): void;
  close(): Promise<void>;
}

/** What {@link Hub.attach} needs. */
export interface HubOptions extends HandshakeOptions, HandshakeLimits {
  /** Listens to what a socket says. */
  readonly serve: (socket: MemberSocket) => void;
}

/** Where the sockets are; what is asked for elsewhere is none of theirs. */
export const SOCKET_PATH = '/socket.io/';
/** Larger than any message we take; pictures go up over HTTP. */
const LARGEST_MESSAGE = 64 * 1024;

/** A hub that no server is attached to yet. */
export function createHub(): Hub {
  let io: SocketServer | undefined;

  const isStaffOnline = () => (io?.sockets.adapter.rooms.get(STAFF_ROOM)?.size ?? 0) > 0;
  const tellEveryone = () => io?.emit('status', { is_online: isStaffOnline() });

  const welcome = async (socket: MemberSocket) => {
    const { viewer } = socket.data;
    await socket.join([memberRoom(viewer.id), sessionRoom(viewer.session)]);
    if (viewer.role !== 'staff') {
      socket.emit('status', { is_online: isStaffOnline() });
      return;
    }
    await socket.join(STAFF_ROOM);
    tellEveryone();
    socket.once('disconnect', tellEveryone);
  };

  return {
    attach(server, options) {
      io = new Server(server, {
        path: SOCKET_PATH,
        serveClient: false,
        // Others are answered, instead of being cut after a second.
        destroyUpgrade: false,
        maxHttpBufferSize: LARGEST_MESSAGE,
        allowRequest: (request, decide) =>
          decide(null, isAllowedOrigin(request, options.publicOrigin)),
      });
      limitHandshakes(io, options);
      guardHandshake(io, options);
      io.on('connection', (socket) => {
        options.serve(socket);
        void welcome(socket);
      });
    },
    emit({ memberId, staff = false, except }, event, ...payload) {
      const rooms = io?.to(staff ? [memberRoom(memberId), STAFF_ROOM] : memberRoom(memberId));
      (except === undefined ? rooms : rooms?.except(except))?.emit(event, ...payload);
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
