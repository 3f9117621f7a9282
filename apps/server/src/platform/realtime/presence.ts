import { randomUUID } from 'node:crypto';
import type { OpenRedis } from '../redis/open-redis';

/** Which rooms have sockets, on any server of the shop. */
export interface Presence {
  /** Records the first socket of a room on this server. */
  enter(room: string): void;
  /** Records that a room has no sockets on this server any more. */
  leave(room: string): void;
  /** Whether a room has sockets on another server; false during an outage of Redis. */
  isElsewhere(room: string): Promise<boolean>;
  /** The number of other servers. */
  countOthers(): Promise<number>;
  /** Renews the records of this server, which otherwise expire. */
  renew(): Promise<void>;
  /** Removes the records of this server. */
  close(): Promise<void>;
}

/** The presence of a shop with one server. */
export const lonePresence: Presence = {
  enter() {},
  leave() {},
  isElsewhere: async () => false,
  countOthers: async () => 0,
  async renew() {},
  async close() {},
};

const SERVERS = 'mall:presence:servers';
const keyOf = (server: string) => `mall:presence:${server}`;
/** A member of every set, so that a server without sockets has a record, too. */
const SERVER_ITSELF = '';
/** Three renewals, so that a late one changes nothing. */
const EXPIRES_MS = 6_000;

/**
 * Stores in Redis one set of rooms per server, which expires unless it is renewed: a killed server disappears within
 * seconds. Renewing takes the same few commands for any number of sockets.
 */
export function sharedPresence({ commands, isReachable, onReturn }: OpenRedis): Presence {
  const server = randomUUID();
  const own = keyOf(server);
  const rooms = new Set<string>();
  /** Whether the stored set is incomplete. */
  let isStale = true;
  let isClosed = false;

  // Commands one by one, in one packet: those of a pipeline or a transaction have no time limit.
  const write = async () => {
    isStale = false;
    await Promise.all([
      commands.del(own),
      commands.sadd(own, SERVER_ITSELF, ...rooms),
      commands.pexpire(own, EXPIRES_MS),
      commands.sadd(SERVERS, server),
    ]);
  };
  // The next renewal writes all rooms again if this fails.
  const note = (...changes: Promise<unknown>[]) =>
    void Promise.all(changes).catch(() => (isStale = true));
  /** The other servers; killed ones are deleted. */
  const others = async (room: string): Promise<{ count: number; isThere: boolean }> => {
    const names = (await commands.smembers(SERVERS)).filter((name) => name !== server);
    const found = await Promise.all(
      names.map((name) => commands.smismember(keyOf(name), SERVER_ITSELF, room)),
    );
    const gone = names.filter((_, at) => found[at]?.[0] !== 1);
    if (gone.length > 0) note(commands.srem(SERVERS, ...gone));
    return {
      count: names.length - gone.length,
      isThere: found.some(([isAlive, isThere]) => isAlive === 1 && isThere === 1),
    };
  };
  onReturn(() => (isStale = true));

  return {
    enter(room) {
      rooms.add(room);
      note(commands.sadd(own, room), commands.pexpire(own, EXPIRES_MS));
    },
    leave(room) {
      rooms.delete(room);
      note(commands.srem(own, room));
    },
    async isElsewhere(room) {
      if (!isReachable()) return false;
      return others(room).then(
        ({ isThere }) => isThere,
        () => false,
      );
    },
    countOthers: async () => (isReachable() ? (await others(SERVER_ITSELF)).count : 0),
    async renew() {
      if (isClosed || !isReachable()) return;
      try {
        // Its set has expired when the server, or Redis, was suspended.
        if (!isStale && (await commands.pexpire(own, EXPIRES_MS)) === 1) return;
        await write();
      } catch {
        isStale = true;
      }
    },
    async close() {
      isClosed = true;
      if (!isReachable()) return;
      await Promise.all([commands.del(own), commands.srem(SERVERS, server)]).catch(() => {});
    },
  };
}
