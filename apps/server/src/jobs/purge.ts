import type { Database } from '../db/database';
import { purgeCaptchas } from '../domains/auth/captcha.repo';
import { purgeLinks } from '../domains/credentials/mailed-links.repo';
import { purgeSessions } from '../domains/credentials/session.repo';
import { purgeSignInAttempts } from '../domains/credentials/sign-in-limit.repo';
import { purgeRedirects } from '../domains/payments/payment-redirect.repo';
import { purgeMapVisits } from '../domains/shipping/store-map.repo';
import { purgeIdempotencyKeys } from '../platform/idempotency/with-idempotency.repo';
import { purgeMails } from '../platform/mail/mails.repo';

const purges = [
  purgeCaptchas,
  purgeSignInAttempts,
  purgeIdempotencyKeys,
  purgeRedirects,
  purgeMapVisits,
  purgeLinks,
  purgeMails,
  purgeSessions,
];

/** Forgets every row that has expired. Each room knows which of its own have. */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
  for (const purge of purges) await purge(db, now);
}
