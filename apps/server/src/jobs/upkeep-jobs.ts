import type { Mall } from '../context/context';
import { foldSearchTexts } from '../db/fold-search-texts';
import { purgeUploads } from '../http/uploads';
import type { Job } from '../kernel/job';
import type { Hub } from '../platform/realtime/hub';
import { resync } from '../platform/realtime/resync';
import { sessionWatch } from '../platform/realtime/session-watch';
import type { OpenRedis } from '../platform/redis/open-redis';
import { purgeUnusedMedia } from '../domains/articles';
import { liveSessions, openDeskSessions } from '../domains/credentials';
import { purgeExpired } from './purge';

const MINUTE_MS = 60_000;

/**
 * Maintenance jobs: expired rows, uploads that were never posted, sockets of ended sessions.
 *
 * @param uploadsFolder temporary folder of the requests' files.
 */
export const upkeepJobs = (
  { db, media, hub, redis }: Pick<Mall, 'db' | 'media' | 'hub' | 'redis'>,
  uploadsFolder: string,
): readonly Job[] => {
  const watches = [
    sessionWatch({ hub, liveSessions: (sessions) => liveSessions(db, sessions) }),
    sessionWatch({
      hub: hub.staff,
      liveSessions: (sessions) => openDeskSessions(db, sessions, 'chat.answer'),
    }),
  ];
  return [
    { name: 'purge expired rows', everyMs: 15 * MINUTE_MS, run: (now) => purgeExpired(db, now) },
    {
      name: 'purge loose media',
      everyMs: 60 * MINUTE_MS,
      run: (now) => purgeUnusedMedia(db, media, now),
    },
    {
      name: 'purge broken uploads',
      everyMs: 60 * MINUTE_MS,
      run: (now) => purgeUploads(uploadsFolder, now),
    },
    { name: 'fold search texts', everyMs: MINUTE_MS, run: () => foldSearchTexts(db) },
    ...watches,
    ...(redis === null ? [] : sharedJobs(redis, hub, watches)),
  ];
};

/** Jobs that keep several servers in agreement. */
const sharedJobs = (redis: OpenRedis, hub: Hub, watches: readonly Job[]): readonly Job[] => [
  { name: 'renew the presence of this server', everyMs: 2_000, run: hub.renewPresence },
  { name: 'update whether staff are online', everyMs: 1_000, run: hub.updateStatus },
  resync({
    redis,
    hub,
    endSessions: async () => {
      for (const watch of watches) await watch.run(new Date());
    },
  }),
];
