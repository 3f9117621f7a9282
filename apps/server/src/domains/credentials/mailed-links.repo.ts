import { and, eq, gt, gte, isNull, lt } from 'drizzle-orm';
import type { Connection, Database } from '../../db/database';
import { mailedLinks } from '../../db/schema';

/** The purpose of a link. */
export type LinkPurpose = (typeof mailedLinks.$inferSelect)['purpose'];

export async function addLink(
  db: Connection,
  link: typeof mailedLinks.$inferInsert,
): Promise<void> {
  await db.insert(mailedLinks).values(link);
}

export async function removeLinks(
  db: Connection,
  memberId: number,
  purpose: LinkPurpose,
): Promise<void> {
  await db
    .delete(mailedLinks)
    .where(and(eq(mailedLinks.memberId, memberId), eq(mailedLinks.purpose, purpose)));
}

const good = (tokenHash: Buffer, purpose: LinkPurpose, now: Date) =>
  and(
    eq(mailedLinks.tokenHash, tokenHash),
    eq(mailedLinks.purpose, purpose),
    isNull(mailedLinks.usedAt),
    gt(mailedLinks.expiresAt, now),
  );

export async function findLink(db: Connection, tokenHash: Buffer, purpose: LinkPurpose, now: Date) {
  const [found] = await db
    .select({ memberId: mailedLinks.memberId })
    .from(mailedLinks)
    .where(good(tokenHash, purpose, now));
  return found;
}

/** The number of a member's links for a purpose that were not used and have not expired. */
export const countValidLinks = (
  db: Connection,
  memberId: number,
  purpose: LinkPurpose,
  now: Date,
): Promise<number> =>
  db.$count(
    mailedLinks,
    and(
      eq(mailedLinks.memberId, memberId),
      eq(mailedLinks.purpose, purpose),
      isNull(mailedLinks.usedAt),
      gt(mailedLinks.expiresAt, now),
    ),
  );

/** Consumes a link; of two concurrent calls, one gets it. */
export async function consumeLink(
  db: Connection,
  tokenHash: Buffer,
  purpose: LinkPurpose,
  now: Date,
) {
  const [consumed] = await db
    .update(mailedLinks)
    .set({ usedAt: now })
    .where(good(tokenHash, purpose, now))
    .returning({
      memberId: mailedLinks.memberId,
      restores: mailedLinks.restores,
      createdAt: mailedLinks.createdAt,
    });
  return consumed;
}

/** Deletes a member's links for a purpose that were created at a time or later. */
export async function removeLinksSince(
  db: Connection,
  memberId: number,
  purpose: LinkPurpose,
  since: Date,
): Promise<void> {
  await db
    .delete(mailedLinks)
    .where(
      and(
        eq(mailedLinks.memberId, memberId),
        eq(mailedLinks.purpose, purpose),
        gte(mailedLinks.createdAt, since),
      ),
    );
}

/** Deletes expired links. */
export async function purgeLinks(db: Database, now: Date): Promise<void> {
  await db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, now));
}
