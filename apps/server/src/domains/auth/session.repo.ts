import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { members, sessions } from '../../db/schema';

export async function addSession(
  db: Connection,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await db.insert(sessions).values(session);
}

/** A session that is neither expired nor revoked, with its living member. */
export async function findLiveSession(db: Connection, tokenHash: Buffer, now: Date) {
  const [found] = await db
    .select({
      id: members.id,
      account: members.account,
      name: members.name,
      gid: members.gid,
      role: members.role,
      isDealer: members.isDealer,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        isNull(members.deletedAt),
      ),
    );
  return found;
}

export async function noteUse(db: Connection, tokenHash: Buffer, now: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

export async function revokeSession(db: Connection, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.revokedAt)));
}

/** Of these sessions, those that still live. */
export async function findLiveSessions(
  db: Connection,
  tokenHashes: Buffer[],
  now: Date,
): Promise<Buffer[]> {
  const rows = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        inArray(sessions.tokenHash, tokenHashes),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        isNull(members.deletedAt),
      ),
    );
  return rows.map(({ tokenHash }) => tokenHash);
}
