import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { outbox } from '../db/schema';

/** A mail for a test to check. */
export interface TestMail {
  readonly subject: string;
  readonly text: string;
  /** The token of the link in it; empty if there is none. */
  readonly token: string;
}

/** The mails to an address, oldest first. */
export async function mailsTo(db: Database, to: string): Promise<TestMail[]> {
  const found = await db
    .select()
    .from(outbox)
    .where(eq(sql`${outbox.payload}->>'to'`, to))
    .orderBy(asc(outbox.id));
  return found.map(({ payload: { subject = '', text = '' } }) => ({
    subject,
    text,
    token: /(?:\?t=|\/forget\/)([\w-]{43})\b/.exec(text)?.[1] ?? '',
  }));
}
