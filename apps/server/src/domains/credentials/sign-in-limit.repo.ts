import { eq, lt, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../db/database';
import { signInAttempts } from '../../db/schema';

/** Counts one more try of `subject` and tells how many there were in the window that is open. */
export async function countAttempt(db: Connection, subject: string, now: Date, resetsAt: Date) {
  const isOver = sql`${signInAttempts.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const [attempt] = await db
    .insert(signInAttempts)
    .values({ subject, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: signInAttempts.subject,
      set: {
        count: sql`case when ${isOver} then 1 else ${signInAttempts.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${signInAttempts.resetsAt} end`,
      },
    })
    .returning();
  return attempt;
}

export async function forgetAttempts(db: Connection, subject: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.subject, subject));
}

/** Forgets attempts whose window is over. */
export async function purgeSignInAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.resetsAt, now));
}
