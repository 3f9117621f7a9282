import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { Viewer } from '../http/contract-types';
import { isOwnOrigin } from '../http/csrf';

/** What the server tells a member's page (spec §7, Socket). */
interface ServerEvents {
  /** Whether somebody of the shop is there to answer. */
  status(status: { readonly is_online: boolean }): void;
}
type ClientEvents = Record<string, never>;
type MemberSocket = Socket<ClientEvents, ServerEvents, ClientEvents, { viewer: Viewer }>;

/** Who is there over a socket. */
export interface Presence {
  /** Opens the socket on a server's own port. */
  attach(server: HttpServer, options: PresenceOptions): void;
  /** Cuts every socket of one session, at once: after a sign-out. */
  endSession(session: Buffer): void;
  /** Cuts every socket of a member, except those of one session if it is to stay. */
  endMember(memberId: number, except?: Buffer): void;
  close(): Promise<void>;
}

/** What {@link Presence.attach} needs. */
export interface PresenceOptions {
  readonly findViewer: (token: string) => Promise<Viewer | null>;
  /** The site's own origin, when it is known. */
  readonly publicOrigin: string | null;
}

const STAFF_ROOM = 'staff';
const memberRoom = (id: number) => `member:${id}`;
const sessionRoom = (session: Buffer) => `session:${session.toString('base64')}`;
/** Larger than any message we take; pictures come in pieces. */
const LARGEST_MESSAGE = 128 * 1024;

/** A presence that no server is attached to yet. */
export function createPresence(): Presence {
  let io: Server<ClientEvents, ServerEvents, ClientEvents, { viewer: Viewer }> | undefined;

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
    attach(server, { findViewer, publicOrigin }) {
      io = new Server(server, {
        serveClient: false,
        maxHttpBufferSize: LARGEST_MESSAGE,
        allowRequest: ({ headers }, decide) => {
          const { origin, host = '' } = headers;
          decide(null, origin === undefined || isOwnOrigin(origin, host, publicOrigin));
        },
      });
      io.use((socket, next) => {
        const { token } = { ...socket.handshake.query, ...socket.handshake.auth };
        const known = typeof token === 'string' ? findViewer(token) : Promise.resolve(null);
        known.then((viewer) => {
          if (viewer === null) return next(new Error('Unauthenticated.'));
          socket.data.viewer = viewer;
          return next();
        }, next);
      });
      io.on('connection', (socket) => void welcome(socket));
    },
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
