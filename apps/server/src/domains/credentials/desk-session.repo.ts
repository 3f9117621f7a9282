import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import type { Connection, Database, Transaction } from '../../db/database';
import { deskSessions, members, staff } from '../../db/schema';
import { type Inputs, statement } from '../../db/statement';

/** Whether a challenge makes a passkey or uses one. */
export type ChallengeUse = NonNullable<(typeof deskSessions.$inferSelect)['challengeUse']>;

export async function addDeskSession(
  db: Connection,
  session: Pick<
    typeof deskSessions.$inferInsert,
    'tokenHash' | 'memberId' | 'deviceName' | 'network' | 'expiresAt' | 'factorAt' | 'freshUntil'
  >,
): Promise<void> {
  await db.insert(deskSessions).values(session);
}

/**
 * A value of the colleague's member, read by the id of the one colleague. PostgreSQL may answer a join by reading all
 * members instead: the few colleagues are never analyzed, so that it expects many of them.
 */
const ofMember = <Value>(value: SQLWrapper) =>
  sql<Value>`(select ${value} from ${members} where ${members.id} = ${staff.memberId})`;

const liveDeskSession = statement(
  'live_desk_session',
  (db, { tokenHash, now }: Inputs<{ tokenHash: Buffer; now: Date }>) =>
    db
      .select({
        id: staff.memberId,
        account: ofMember<string>(members.account),
        name: staff.displayName,
        roles: staff.roles,
        sessionId: deskSessions.id,
        lastUsedAt: deskSessions.lastUsedAt,
        expiresAt: deskSessions.expiresAt,
        factorAt: deskSessions.factorAt,
        freshUntil: deskSessions.freshUntil,
        lockedAt: deskSessions.lockedAt,
      })
      .from(deskSessions)
      .innerJoin(staff, eq(staff.memberId, deskSessions.memberId))
      .where(
        and(
          eq(deskSessions.tokenHash, tokenHash),
          isNull(deskSessions.revokedAt),
          gt(deskSessions.expiresAt, now),
          eq(staff.state, 'active'),
          ofMember<boolean>(isNull(members.deletedAt)),
        ),
      ),
);

/** A session that is neither expired nor revoked, with its colleague, who is neither suspended nor deleted. */
export const findLiveDeskSession = async (db: Connection, tokenHash: Buffer, now: Date) =>
  (await liveDeskSession(db, { tokenHash, now }))[0];

/** Those of the sessions that are neither expired nor revoked, of colleagues who are not suspended. */
export const findLiveDeskSessions = (db: Connection, tokenHashes: readonly Buffer[], now: Date) =>
  db
    .select({
      tokenHash: deskSessions.tokenHash,
      roles: staff.roles,
      lastUsedAt: deskSessions.lastUsedAt,
      factorAt: deskSessions.factorAt,
      lockedAt: deskSessions.lockedAt,
    })
    .from(deskSessions)
    .innerJoin(staff, eq(staff.memberId, deskSessions.memberId))
    .where(
      and(
        inArray(deskSessions.tokenHash, [...tokenHashes]),
        isNull(deskSessions.revokedAt),
        gt(deskSessions.expiresAt, now),
        eq(staff.state, 'active'),
      ),
    );

/** Changes one session. */
export async function changeDeskSession(
  db: Connection,
  tokenHash: Buffer,
  change: Partial<
    Pick<
      typeof deskSessions.$inferInsert,
      | 'tokenHash'
      | 'lastUsedAt'
      | 'factorAt'
      | 'freshUntil'
      | 'lockedAt'
      | 'revokedAt'
      | 'challenge'
      | 'challengeUse'
      | 'challengeExpiresAt'
    >
  >,
): Promise<void> {
  await db.update(deskSessions).set(change).where(eq(deskSessions.tokenHash, tokenHash));
}

/** Revokes all sessions of a colleague at the desk, except for one if given. */
export async function revokeDeskSessionsOf(
  db: Connection,
  memberId: number,
  now: Date,
  except: Buffer | null = null,
): Promise<void> {
  await db
    .update(deskSessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(deskSessions.memberId, memberId),
        isNull(deskSessions.revokedAt),
        ...(except ? [ne(deskSessions.tokenHash, except)] : []),
      ),
    );
}

/** Marks that a code was given: the session is open, not locked, and fresh until then. */
export async function openDeskSession(
  db: Connection,
  tokenHash: Buffer,
  now: Date,
  freshUntil: Date,
): Promise<void> {
  await db
    .update(deskSessions)
    .set({
      factorAt: sql`coalesce(${deskSessions.factorAt}, ${now})`,
      freshUntil,
      lockedAt: null,
      lastUsedAt: now,
    })
    .where(eq(deskSessions.tokenHash, tokenHash));
}

/** Replaces the token of a session. @returns false when it has ended, or another call has replaced it. */
export async function replaceToken(
  tx: Transaction,
  tokenHash: Buffer,
  replacement: Buffer,
): Promise<boolean> {
  const replaced = await tx
    .update(deskSessions)
    .set({ tokenHash: replacement })
    .where(and(eq(deskSessions.tokenHash, tokenHash), isNull(deskSessions.revokedAt)))
    .returning({ id: deskSessions.id });
  return replaced.length > 0;
}

/** The sessions of a colleague that were opened and have not ended, last used first. */
export const findDeskSessionsOf = (db: Connection, memberId: number, now: Date) =>
  db
    .select({
      id: deskSessions.id,
      tokenHash: deskSessions.tokenHash,
      deviceName: deskSessions.deviceName,
      network: deskSessions.network,
      createdAt: deskSessions.createdAt,
      lastUsedAt: deskSessions.lastUsedAt,
    })
    .from(deskSessions)
    .where(
      and(
        eq(deskSessions.memberId, memberId),
        isNotNull(deskSessions.factorAt),
        isNull(deskSessions.revokedAt),
        gt(deskSessions.expiresAt, now),
      ),
    )
    .orderBy(desc(deskSessions.lastUsedAt), desc(deskSessions.id));

/**
 * Uses up the challenge of a session.
 *
 * @param use what the challenge was made for.
 * @returns null when the session has none for this use, or it has expired.
 */
export async function takeChallenge(
  db: Connection,
  tokenHash: Buffer,
  use: ChallengeUse,
  now: Date,
): Promise<string | null> {
  const own = eq(deskSessions.tokenHash, tokenHash);
  const [row] = await db
    .select({ challenge: deskSessions.challenge, use: deskSessions.challengeUse })
    .from(deskSessions)
    .where(and(own, gt(deskSessions.challengeExpiresAt, now)));
  if (!row?.challenge) return null;
  // Of two calls with one challenge, only one finds it here.
  const taken = await db
    .update(deskSessions)
    .set({ challenge: null, challengeUse: null, challengeExpiresAt: null })
    .where(and(own, eq(deskSessions.challenge, row.challenge)))
    .returning({ id: deskSessions.id });
  return taken.length > 0 && row.use === use ? row.challenge : null;
}

/** Deletes expired sessions. */
export async function purgeDeskSessions(db: Database, now: Date): Promise<void> {
  await db.delete(deskSessions).where(lt(deskSessions.expiresAt, now));
}
