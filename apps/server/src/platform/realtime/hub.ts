import { isDeepStrictEqual } from 'node:util';
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { ChatMessage, ChatServerEvents } from '@mall/contract';
import { languages } from '@mall/contract/messages';
import { createAdapter } from '@socket.io/redis-adapter';
import pLimit from 'p-limit';
import { Server } from 'socket.io';
import { BARE_SECURITY_HEADERS } from '../../http/bare-security-headers';
import { SHOP_LANGUAGE, type Language } from '../../kernel/language';
import { SOCKET_PATH } from '../../kernel/socket-path';
import type { OpenRedis } from '../redis/open-redis';
import { guardHandshake, isAllowedOrigin, type HandshakeOptions } from './handshake';
import { limitHandshakes, type HandshakeLimits } from './handshakes';
import { lonePresence, sharedPresence } from './presence';
import { inLanguage, isPresenceRoom, memberRoom, sessionRoom } from './rooms';
import type { MemberSocket, SocketServer } from './sockets';
import { createStaffHub, type StaffHub, type StaffHubOptions } from './staff-hub';

/** The recipients of an event. */
export interface Recipients {
  /** All sockets of this member. */
  readonly memberId: number;
  /** Except this socket, which already has the event. */
  readonly except?: string | undefined;
  /** Except the sockets of this session, whose pages made the change and synchronize among themselves. */
  readonly exceptSession?: Buffer | undefined;
}

/** Receives the messages of all conversations within this process, without a socket. */
export type LocalListener = (message: ChatMessage) => void;

/** The open pages of all servers of the shop. */
export interface Hub {
  /** Accepts sockets on an HTTP server's own port. */
  attach(server: HttpServer, options: HubOptions): void;
  /** The pages of the desk. */
  readonly staff: StaffHub;
  /** Sends an event to a member's sockets. */
  emit<Event extends keyof ChatServerEvents>(
    recipients: Recipients,
    event: Event,
    ...payload: Parameters<ChatServerEvents[Event]>
  ): void;
  /** Sends a message, in the language of each page. */
  emitMessage(
    recipients: Recipients,
    event: 'message' | 'file_response',
    present: (language: Language) => ChatMessage,
  ): void;
  /**
   * Adds a listener that counts as a connected colleague and receives the messages of this server.
   * @returns a function that removes it.
   */
  addLocalListener(listener: LocalListener): () => void;
  /** The number of sockets on this server. */
  socketCount(): number;
  /** The number of other servers. */
  countOthers(): Promise<number>;
  /** Whether a member has a socket open. */
  isMemberConnected(memberId: number): Promise<boolean>;
  /** Renews what other servers know of this one. */
  renewPresence(): Promise<void>;
  /** Sends the status to the pages of this server if staff have come or gone, on any server. */
  updateStatus(): Promise<void>;
  /** Shows the shop as online by its opening hours; null: it has none, and colleagues who are connected count. */
  followHours(isOpen: boolean | null): Promise<void>;
  /** The session of every socket on this server. */
  openSessions(): readonly Buffer[];
  /** The sockets on this server. */
  openSockets(): readonly MemberSocket[];
  /** Disconnects every socket of one session at once, after a sign-out. */
  endSession(session: Buffer): void;
  /** Disconnects every socket of a member, also of the desk, except those of one session. */
  endMember(memberId: number, except?: Buffer): void;
  close(): Promise<void>;
}

/** The options of {@link Hub.attach}. */
export interface HubOptions extends HandshakeOptions, HandshakeLimits, StaffHubOptions {
  /** The partners' sites whose pages may open sockets. */
  readonly storefronts: readonly string[];
  /** Handles the messages of a socket. */
  readonly serve: (socket: MemberSocket) => void;
}

/** Larger than any accepted message; pictures are uploaded over HTTP. */
const LARGEST_MESSAGE = 64 * 1024;

/**
 * Creates a hub that is not attached to a server yet.
 *
 * @param redis what several servers share; null: there is one server.
 */
export function createHub(redis: OpenRedis | null): Hub {
  let io: SocketServer | undefined;
  const presence = redis === null ? lonePresence : sharedPresence(redis);
  const localListeners = new Set<LocalListener>();

  /** All pages; during an outage of Redis those of this server, instead of events that wait for its end. */
  const pages = () => (redis?.isReachable() === false ? io?.local : io?.except([]));
  const hasSockets = (room: string) => (io?.sockets.adapter.rooms.get(room)?.size ?? 0) > 0;
  const isConnected = async (room: string) => hasSockets(room) || presence.isElsewhere(room);

  let isStaffOnline = false;
  /** By the opening hours; null: the shop has none. */
  let isOpen: boolean | null = null;
  const oneAtATime = pLimit(1);
  /** @returns whether the status was sent. */
  const updateStatus = (): Promise<boolean> =>
    oneAtATime(async () => {
      const isOnline = isOpen ?? (localListeners.size > 0 || (await staff.isConnected()));
      if (isOnline === isStaffOnline) return false;
      isStaffOnline = isOnline;
      io?.local.emit('status', { is_online: isOnline });
      return true;
    });

  const staff = createStaffHub(redis, presence, () => void updateStatus());

  const welcome = async (socket: MemberSocket) => {
    const { viewer, language } = socket.data;
    const room = memberRoom(viewer.id);
    await socket.join([room, inLanguage(room, language), sessionRoom(viewer.session)]);
    if (!(await updateStatus())) socket.emit('status', { is_online: isStaffOnline });
  };
  const recordPresence = (server: SocketServer) => {
    server.sockets.adapter.on('create-room', (room: string) => {
      if (isPresenceRoom(room)) presence.enter(room);
    });
    server.sockets.adapter.on('delete-room', (room: string) => {
      if (isPresenceRoom(room)) presence.leave(room);
    });
  };
  const spared = ({ except, exceptSession }: Recipients) =>
    [except ?? [], exceptSession ? sessionRoom(exceptSession) : []].flat();

  return {
    staff,
    attach(server, options) {
      io = new Server(server, {
        path: SOCKET_PATH,
        serveClient: false,
        ...(redis && { adapter: adapterOf(redis) }),
        // Other upgrade requests get a response, instead of being cut after a second.
        destroyUpgrade: false,
        maxHttpBufferSize: LARGEST_MESSAGE,
        // For polling; without any, no header lets another site read the response.
        ...(options.storefronts.length > 0 && { cors: { origin: [...options.storefronts] } }),
        allowRequest: (request, decide) => decide(null, isAllowedOrigin(request, options)),
      });
      // It answers requests before the server's own hooks can.
      io.engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
        for (const [name, value] of Object.entries(BARE_SECURITY_HEADERS)) {
          response.setHeader(name, value);
        }
        next();
      });
      recordPresence(io);
      limitHandshakes(io, options);
      guardHandshake(io, options);
      staff.attach(io, options);
      io.on('connection', (socket) => {
        options.serve(socket);
        void welcome(socket);
      });
    },
    emit(recipients, event, ...payload) {
      pages()
        ?.to(memberRoom(recipients.memberId))
        .except(spared(recipients))
        .emit(event, ...payload);
    },
    emitMessage(recipients, event, present) {
      const message = present(SHOP_LANGUAGE);
      const room = memberRoom(recipients.memberId);
      const send = (to: string, shown: ChatMessage) =>
        pages()?.to(to).except(spared(recipients)).emit(event, shown);
      if (languages.every((language) => isDeepStrictEqual(present(language), message))) {
        send(room, message);
      } else {
        for (const language of languages) send(inLanguage(room, language), present(language));
      }
      for (const listener of localListeners) listener(message);
    },
    addLocalListener(listener) {
      localListeners.add(listener);
      void updateStatus();
      return () => {
        localListeners.delete(listener);
        void updateStatus();
      };
    },
    socketCount: () => io?.engine.clientsCount ?? 0,
    countOthers: presence.countOthers,
    isMemberConnected: (memberId) => isConnected(memberRoom(memberId)),
    renewPresence: presence.renew,
    async updateStatus() {
      await updateStatus();
    },
    async followHours(now) {
      isOpen = now;
      await updateStatus();
    },
    openSockets: () => [...(io?.sockets.sockets.values() ?? [])],
    openSessions: () =>
      [...(io?.sockets.sockets.values() ?? [])].map(({ data }) => data.viewer.session),
    endSession(session) {
      // This server's at once, even if Redis does not answer.
      io?.local.in(sessionRoom(session)).disconnectSockets(true);
      pages()?.in(sessionRoom(session)).disconnectSockets(true);
    },
    endMember(memberId, except) {
      const others = except ? [sessionRoom(except)] : [];
      io?.local.in(memberRoom(memberId)).except(others).disconnectSockets(true);
      pages()?.in(memberRoom(memberId)).except(others).disconnectSockets(true);
      staff.endColleague(memberId);
    },
    async close() {
      io?.local.disconnectSockets(true);
      io?.engine.close();
      io?.removeAllListeners();
      await presence.close();
    },
  };
}

/** Publishes by Redis' channels, which all databases of a Redis share. */
function adapterOf({ commands, subscriptions }: OpenRedis) {
  const publisher = {
    on() {},
    off() {},
    // After an outage, pages load what they have missed.
    publish: (channel: string, event: Buffer | string) =>
      void commands.publish(channel, event).catch(() => {}),
  };
  return createAdapter(publisher, subscriptions, { key: `mall:${commands.options.db ?? 0}` });
}
