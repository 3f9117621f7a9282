import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Connection, Database } from '../../db/database';
import { captchas } from '../../db/schema';

export async function addCaptcha(
  db: Connection,
  captcha: typeof captchas.$inferInsert,
): Promise<void> {
  await db.insert(captchas).values(captcha);
}

/** Consumes a valid captcha; of two concurrent calls, one gets it. */
export async function consumeCaptcha(db: Connection, key: string, now: Date) {
  const [consumed] = await db
    .update(captchas)
    .set({ usedAt: now })
    .where(and(eq(captchas.key, key), isNull(captchas.usedAt), gt(captchas.expiresAt, now)))
    .returning();
  return consumed;
}

/** Deletes expired captchas. */
export async function purgeCaptchas(db: Database, now: Date): Promise<void> {
  await db.delete(captchas).where(lt(captchas.expiresAt, now));
}
