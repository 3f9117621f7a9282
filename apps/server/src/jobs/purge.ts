import type { Database } from '../db/database';
import { purgeIdempotencyKeys } from '../platform/idempotency/with-idempotency.repo';
import { purgeOutbox } from '../platform/outbox/outbox.repo';
import { purgeRateLimits } from '../platform/rate-limit/rate-limits.repo';
import { purgeReportCopies } from '../domains/articles';
import { purgeAttempts } from '../domains/audit';
import { purgeCaptchas, purgeHandoffs } from '../domains/auth';
import { purgeDeskSessions, purgeLinks, purgeSessions } from '../domains/credentials';
import { purgeRedirects } from '../domains/payments';
import { purgeMapVisits } from '../domains/shipping';
import { purgeDeskChallenges, purgeInvitations } from '../domains/staff';

const purges = [
  purgeCaptchas,
  purgeHandoffs,
  purgeRateLimits,
  purgeIdempotencyKeys,
  purgeRedirects,
  purgeMapVisits,
  purgeLinks,
  purgeOutbox,
  purgeSessions,
  purgeDeskSessions,
  purgeDeskChallenges,
  purgeInvitations,
  purgeReportCopies,
  purgeAttempts,
];

/** Deletes all expired rows. Each domain defines which of its rows have expired. */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
  for (const purge of purges) await purge(db, now);
}
