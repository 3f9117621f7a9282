import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Connection, Database } from '../../db/database';
import { socialHandoffs } from '../../db/schema';

/** A sign-in by a provider that returns to a storefront. */
export type Handoff = typeof socialHandoffs.$inferSelect;

export async function addHandoff(
  db: Connection,
  handoff: typeof socialHandoffs.$inferInsert,
): Promise<void> {
  await db.insert(socialHandoffs).values(handoff);
}

/** Consumes the attempt of a provider's redirect. */
export async function consumeAttempt(
  db: Connection,
  { stateHash, provider }: Pick<Handoff, 'stateHash' | 'provider'>,
  now: Date,
): Promise<Handoff | undefined> {
  const [consumed] = await db
    .update(socialHandoffs)
    .set({ returnedAt: now })
    .where(
      and(
        eq(socialHandoffs.stateHash, stateHash),
        eq(socialHandoffs.provider, provider),
        isNull(socialHandoffs.returnedAt),
        gt(socialHandoffs.expiresAt, now),
      ),
    )
    .returning();
  return consumed;
}

/** Stores who has signed in, for the exchange of the code. */
export async function grant(
  db: Connection,
  stateHash: Buffer,
  granted: Pick<Handoff, 'codeHash' | 'memberId' | 'isNew' | 'expiresAt'>,
): Promise<void> {
  await db.update(socialHandoffs).set(granted).where(eq(socialHandoffs.stateHash, stateHash));
}

/** Consumes a code and returns its attempt: it is deleted, whatever the outcome. */
export async function consumeGrant(
  db: Connection,
  codeHash: Buffer,
  now: Date,
): Promise<Handoff | undefined> {
  const [consumed] = await db
    .delete(socialHandoffs)
    .where(and(eq(socialHandoffs.codeHash, codeHash), gt(socialHandoffs.expiresAt, now)))
    .returning();
  return consumed;
}

/** Deletes expired attempts. */
export async function purgeHandoffs(db: Database, now: Date): Promise<void> {
  await db.delete(socialHandoffs).where(lt(socialHandoffs.expiresAt, now));
}
