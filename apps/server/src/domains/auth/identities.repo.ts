import { and, eq, gte, isNull } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { memberIdentities, members } from '../../db/schema';

type Identity = Pick<typeof memberIdentities.$inferSelect, 'provider' | 'subject'>;

/** The member linked to a provider's account; deleted ones are not found. */
export async function findByIdentity(db: Connection, { provider, subject }: Identity) {
  const [found] = await db
    .select({ id: members.id, confirmedAt: members.confirmedAt })
    .from(memberIdentities)
    .innerJoin(members, eq(members.id, memberIdentities.memberId))
    .where(
      and(
        eq(memberIdentities.provider, provider),
        eq(memberIdentities.subject, subject),
        isNull(members.deletedAt),
      ),
    );
  return found;
}

export async function addIdentity(
  db: Connection,
  identity: typeof memberIdentities.$inferInsert,
): Promise<void> {
  await db.insert(memberIdentities).values(identity);
}

/** Moves the provider identities of one member to another. */
export async function moveIdentities(db: Connection, from: number, to: number): Promise<void> {
  await db
    .update(memberIdentities)
    .set({ memberId: to })
    .where(eq(memberIdentities.memberId, from));
}

/** Unlinks the providers that were linked to a member at a time or later. */
export async function removeIdentitiesSince(
  db: Connection,
  memberId: number,
  since: Date,
): Promise<void> {
  await db
    .delete(memberIdentities)
    .where(and(eq(memberIdentities.memberId, memberId), gte(memberIdentities.createdAt, since)));
}
