import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../db/database';
import { members, sessions } from '../../db/schema';
import { type Inputs, statement } from '../../db/statement';

export async function addSession(
  db: Connection,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await db.insert(sessions).values(session);
  if (session.fcmToken) await deleteOtherTokens(db, session.tokenHash, session.fcmToken);
}

const liveSession = statement(
  'live_session',
  (db, { tokenHash, now }: Inputs<{ tokenHash: Buffer; now: Date }>) =>
    db
      .select({
        id: members.id,
        account: members.account,
        name: members.name,
        gid: members.gid,
        role: members.role,
        isDealer: members.isDealer,
        joinedAt: members.createdAt,
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
      ),
);

/** A session that is neither expired nor revoked, with its member, who is not deleted. */
export const findLiveSession = async (db: Connection, tokenHash: Buffer, now: Date) =>
  (await liveSession(db, { tokenHash, now }))[0];

export async function recordUse(db: Connection, tokenHash: Buffer, now: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

export async function revokeSession(db: Connection, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.revokedAt)));
}

const liveAmong = statement(
  'live_sessions',
  (db, { tokenHashes, now }: Inputs<{ tokenHashes: Buffer[]; now: Date }>) =>
    db
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .innerJoin(members, eq(members.id, sessions.memberId))
      .where(
        and(
          // One parameter: a server can have more open sessions than a statement has parameters.
          sql`${sessions.tokenHash} = any(${tokenHashes})`,
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, now),
          isNull(members.deletedAt),
        ),
      ),
);

/** The sessions among these that are still valid. */
export async function findLiveSessions(
  db: Connection,
  tokenHashes: Buffer[],
  now: Date,
): Promise<Buffer[]> {
  const rows = await liveAmong(db, { tokenHashes, now });
  return rows.map(({ tokenHash }) => tokenHash);
}

/** A member's valid sessions, last used first. */
export const findSessionsOf = (db: Connection, memberId: number, now: Date) =>
  db
    .select({
      id: sessions.id,
      tokenHash: sessions.tokenHash,
      deviceName: sessions.deviceName,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(
      and(eq(sessions.memberId, memberId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));

/** Revokes all sessions of a member, except for one if given. */
export async function revokeSessionsOf(
  db: Connection,
  memberId: number,
  now: Date,
  except: Buffer | null,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.memberId, memberId),
        isNull(sessions.revokedAt),
        ...(except ? [ne(sessions.tokenHash, except)] : []),
      ),
    );
}

/** When a session was created. */
export async function findSessionStart(db: Connection, tokenHash: Buffer) {
  const [found] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash));
  return found?.createdAt;
}

export async function saveFcmToken(
  db: Connection,
  tokenHash: Buffer,
  fcmToken: string | null,
): Promise<void> {
  await db.update(sessions).set({ fcmToken }).where(eq(sessions.tokenHash, tokenHash));
  if (fcmToken !== null) await deleteOtherTokens(db, tokenHash, fcmToken);
}

/** A device shows the messages of the member who signed in on it last, and nobody else's. */
async function deleteOtherTokens(
  db: Connection,
  tokenHash: Buffer,
  fcmToken: string,
): Promise<void> {
  await db
    .update(sessions)
    .set({ fcmToken: null })
    .where(and(eq(sessions.fcmToken, fcmToken), ne(sessions.tokenHash, tokenHash)));
}

/** Deletes expired sessions. */
export async function purgeSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
