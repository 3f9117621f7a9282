import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { captchas } from '../../db/schema';

export async function addCaptcha(
  db: Connection,
  captcha: typeof captchas.$inferInsert,
): Promise<void> {
  await db.insert(captchas).values(captcha);
}

/** Takes a captcha that is still good; of two who try at once, one gets it. */
export async function takeCaptcha(db: Connection, key: string, now: Date) {
  const [taken] = await db
    .update(captchas)
    .set({ usedAt: now })
    .where(and(eq(captchas.key, key), isNull(captchas.usedAt), gt(captchas.expiresAt, now)))
    .returning();
  return taken;
}
