import { and, eq, gt, lt, sql } from 'drizzle-orm';
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

/** Takes back one of the tries that were counted. */
export async function uncountAttempt(db: Connection, subject: string): Promise<void> {
  const ofSubject = eq(signInAttempts.subject, subject);
  const [one] = await db
    .delete(signInAttempts)
    .where(and(ofSubject, eq(signInAttempts.count, 1)))
    .returning({ subject: signInAttempts.subject });
  if (one) return;
  await db
    .update(signInAttempts)
    .set({ count: sql`${signInAttempts.count} - 1` })
    .where(and(ofSubject, gt(signInAttempts.count, 1)));
}

export async function forgetAttempt(db: Connection, subject: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.subject, subject));
}

/** Forgets attempts whose window is over. */
export async function purgeSignInAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.resetsAt, now));
}

/** Forgets all subjects that begin so. */
export async function forgetAttempts(db: Connection, beginning: string): Promise<void> {
  await db.delete(signInAttempts).where(sql`starts_with(${signInAttempts.subject}, ${beginning})`);
}
