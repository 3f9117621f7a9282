import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { outbox } from '../../db/schema';

const part = (name: 'to' | 'subject' | 'text' | 'html'): SQL<string> =>
  sql<string>`${outbox.payload}->>${sql.raw(`'${name}'`)}`;

const heading = {
  id: outbox.id,
  to: part('to'),
  subject: part('subject'),
  createdAt: outbox.createdAt,
};

/** The latest mails, newest first. */
export const findMails = (db: Connection, limit: number) =>
  db
    .select(heading)
    .from(outbox)
    .where(eq(outbox.kind, 'mail'))
    .orderBy(desc(outbox.id))
    .limit(limit);

export async function findMail(db: Connection, id: number) {
  const [found] = await db
    .select({ ...heading, text: part('text'), html: part('html') })
    .from(outbox)
    .where(and(eq(outbox.kind, 'mail'), eq(outbox.id, id)));
  return found;
}

/** Deletes the mails to these addresses, case-insensitively. */
export async function eraseMails(db: Connection, addresses: readonly string[]): Promise<void> {
  const lower = addresses.filter(Boolean).map((address) => address.toLowerCase());
  if (lower.length === 0) return;
  await db
    .delete(outbox)
    .where(and(eq(outbox.kind, sql`'mail'`), inArray(sql`lower(${part('to')})`, lower)));
}
