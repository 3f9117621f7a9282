import { and, eq, gt, lt } from 'drizzle-orm';
import type { Connection, Database } from '../../db/database';
import { deskChallenges } from '../../db/schema';

export async function addChallenge(
  db: Connection,
  challenge: typeof deskChallenges.$inferInsert,
): Promise<void> {
  await db.insert(deskChallenges).values(challenge);
}

/** Uses up a challenge. @returns false when it is unknown, was used before, or has expired. */
export async function useChallenge(db: Connection, challenge: string, now: Date): Promise<boolean> {
  const used = await db
    .delete(deskChallenges)
    .where(and(eq(deskChallenges.challenge, challenge), gt(deskChallenges.expiresAt, now)))
    .returning({ challenge: deskChallenges.challenge });
  return used.length > 0;
}

/** Deletes expired challenges. */
export async function purgeDeskChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(deskChallenges).where(lt(deskChallenges.expiresAt, now));
}
