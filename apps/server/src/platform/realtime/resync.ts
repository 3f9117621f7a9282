import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '../../kernel/job';
import type { OpenRedis } from '../redis/open-redis';
import type { Hub } from './hub';

/** A name of the latest outage that a server has noticed. */
const LATEST_OUTAGE = 'mall:latest-outage';
/** The pages fetch at the same time what they have missed: so many each tenth of a second. */
const AT_ONCE = 50;
const PAUSE_MS = 100;

/** The parts of {@link resync}. */
export interface ResyncOptions {
  readonly redis: OpenRedis;
  readonly hub: Pick<Hub, 'openSockets' | 'socketCount' | 'staff'>;
  /** Disconnects the sockets of sessions that have ended meanwhile. */
  readonly endSessions: () => Promise<void>;
}

/**
 * Makes good for events that were lost in an outage of Redis. A server that was cut off names the outage in Redis when
 * it is back. It and every server that sees a new name have their pages fetch again.
 */
export function resync({ redis, hub, endSessions }: ResyncOptions): Job {
  const { commands, isReachable, onReturn } = redis;
  let hasReturned = false;
  let isDue = false;
  let known: string | null | undefined;
  onReturn(() => (hasReturned = true));

  const refreshPages = async () => {
    hub.staff.resync();
    const pages = hub.openSockets();
    for (let at = 0; at < pages.length; at += AT_ONCE) {
      if (at > 0) await sleep(PAUSE_MS);
      // The server is closing.
      if (hub.socketCount() === 0) return;
      for (const page of pages.slice(at, at + AT_ONCE)) page.emit('resync');
    }
  };
  /** @returns whether an outage has ended since the last call, for this server or another one. */
  const hasMissed = async (): Promise<boolean> => {
    if (hasReturned) {
      const name = randomUUID();
      await commands.set(LATEST_OUTAGE, name);
      hasReturned = false;
      known = name;
      return true;
    }
    const name = await commands.get(LATEST_OUTAGE);
    const isNew = known !== undefined && name !== known;
    known = name;
    return isNew;
  };
  return {
    name: 'fetch events lost in an outage of Redis',
    everyMs: 1_000,
    async run() {
      // The next run asks again if it fails.
      if (isReachable() && (await hasMissed().catch(() => false))) isDue = true;
      if (!isDue) return;
      await endSessions();
      await refreshPages();
      isDue = false;
    },
  };
}
