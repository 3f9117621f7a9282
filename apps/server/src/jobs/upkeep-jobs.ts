import type { Mall } from '../context/context';
import { foldSearchTexts } from '../db/fold-search-texts';
import { purgeUploads } from '../http/uploads';
import type { Job } from '../kernel/job';
import { sessionWatch } from '../platform/realtime/session-watch';
import { purgeUnusedMedia } from '../domains/articles';
import { liveSessions } from '../domains/credentials';
import { noticesAfter } from '../domains/notifications';
import { purgeExpired } from './purge';

const MINUTE_MS = 60_000;

/**
 * Maintenance jobs: expired rows, uploads that were never posted, sockets of ended sessions.
 *
 * @param uploadsFolder temporary folder of the requests' files.
 */
export const upkeepJobs = (
  { db, media, hub, staff }: Pick<Mall, 'db' | 'media' | 'hub' | 'staff'>,
  uploadsFolder: string,
): readonly Job[] => [
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
  staff.job,
  sessionWatch({
    hub,
    liveSessions: (sessions) => liveSessions(db, sessions),
    noticesAfter: (id) => noticesAfter(db, id),
  }),
];
