import { and, desc, eq, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../db/database';
import { mails } from '../../db/schema';
import { transaction } from '../../db/transaction';

/** A mail that somebody is about to send. */
export type DueMail = Pick<
  typeof mails.$inferSelect,
  'id' | 'to' | 'subject' | 'text' | 'html' | 'attempts' | 'createdAt'
>;

export async function addMail(db: Connection, mail: typeof mails.$inferInsert): Promise<void> {
  await db.insert(mails).values(mail);
}

/**
 * Takes mails that are due, and puts off when they would be tried again: several servers share them,
 * and one that dies amid sending leaves them to the others.
 *
 * @param retryAt when to try again what is taken now, by how often it was tried before.
 */
export async function claimDue(
  db: Database,
  now: Date,
  limit: number,
  retryAt: (attempts: number) => Date,
): Promise<DueMail[]> {
  return transaction(db, async (tx) => {
    const due = await tx
      .select()
      .from(mails)
      .where(and(isNotNull(mails.dueAt), lte(mails.dueAt, now)))
      .orderBy(mails.dueAt)
      .limit(limit)
      .for('update', { skipLocked: true });
    for (const { id, attempts } of due) {
      await tx
        .update(mails)
        .set({ attempts: sql`${mails.attempts} + 1`, dueAt: retryAt(attempts) })
        .where(eq(mails.id, id));
    }
    return due;
  });
}

/** Done with a mail, sent or given up: its words go, since there may be a link in them. */
export async function closeMail(db: Connection, id: number, sentAt: Date | null): Promise<void> {
  await db.update(mails).set({ sentAt, dueAt: null, text: '', html: '' }).where(eq(mails.id, id));
}

/** The latest mails, newest first. */
export const findMails = (db: Connection, limit: number) =>
  db
    .select({ id: mails.id, to: mails.to, subject: mails.subject, createdAt: mails.createdAt })
    .from(mails)
    .orderBy(desc(mails.id))
    .limit(limit);

export async function findMail(db: Connection, id: number) {
  const [found] = await db.select().from(mails).where(eq(mails.id, id));
  return found;
}

/** How long a mail is kept: long enough to find out what became of it. */
const KEPT_MS = 30 * 86_400_000;

/** Forgets mails that are older than a month. */
export async function purgeMails(db: Database, now: Date): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, new Date(now.getTime() - KEPT_MS)));
}
