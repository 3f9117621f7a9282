import { permissionsOf, type Permission } from '@mall/contract/staff';
import type { Connection, Transaction } from '../../db/database';
import type { StaffViewer } from '../../kernel/staff-viewer';
import type { Client } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';
import {
  addDeskSession,
  type ChallengeUse,
  changeDeskSession,
  findDeskSessionsOf,
  findLiveDeskSession,
  findLiveDeskSessions,
  openDeskSession,
  replaceToken,
  takeChallenge,
} from './desk-session.repo';
import { newToken, tokenHash } from './token';

const MINUTE_MS = 60_000;
/** A working day. */
const LIFETIME_MS = 12 * 60 * MINUTE_MS;
/** After this long without a call the desk is locked. */
const IDLE_MS = 30 * MINUTE_MS;
/** For this long after a code, actions that need a recent one are allowed. */
const FRESH_MS = 10 * MINUTE_MS;
/** Precision of `last_used_at`; a higher one would turn every read into a write. */
const RECORD_USE_EVERY_MS = MINUTE_MS;

/**
 * Starts a session at the desk and returns its token.
 *
 * @param hasFactor whether the second factor was given already.
 */
export async function startDeskSession(
  db: Connection,
  memberId: number,
  { userAgent, network }: Client,
  { hasFactor }: { readonly hasFactor: boolean },
): Promise<string> {
  const token = newToken();
  const now = Date.now();
  await addDeskSession(db, {
    tokenHash: tokenHash(token),
    memberId,
    deviceName: userAgent,
    network,
    expiresAt: new Date(now + LIFETIME_MS),
    factorAt: hasFactor ? new Date(now) : null,
    freshUntil: hasFactor ? new Date(now + FRESH_MS) : null,
  });
  return token;
}

/** The colleague that a token of the desk belongs to; null when it is invalid, or they are suspended. */
export async function findStaffViewer(db: Connection, token: string): Promise<StaffViewer | null> {
  const session = tokenHash(token);
  const now = new Date();
  const found = await findLiveDeskSession(db, session, now);
  if (!found) return null;
  const { lastUsedAt, factorAt, lockedAt: _, freshUntil, roles, ...colleague } = found;
  const idle = now.getTime() - lastUsedAt.getTime();
  const isLocked = isLockedAt(now, found);
  if (!isLocked && idle > RECORD_USE_EVERY_MS) {
    await changeDeskSession(db, session, { lastUsedAt: now });
  }
  return {
    ...colleague,
    roles,
    permissions: permissionsOf(roles),
    token,
    session,
    hasFactor: factorAt !== null,
    isOpen: factorAt !== null && !isLocked,
    freshUntil: freshUntil !== null && freshUntil > now ? freshUntil : null,
  };
}

/** Whether a session is locked, by hand or because it was not used. */
const isLockedAt = (
  now: Date,
  { lastUsedAt, lockedAt }: { readonly lastUsedAt: Date; readonly lockedAt: Date | null },
): boolean => lockedAt !== null || now.getTime() - lastUsedAt.getTime() > IDLE_MS;

/** Those of the sessions that are open, of colleagues with a permission. */
export async function openDeskSessions(
  db: Connection,
  sessions: readonly Buffer[],
  permission: Permission,
): Promise<Buffer[]> {
  const now = new Date();
  const found = await findLiveDeskSessions(db, sessions, now);
  return found
    .filter((each) => each.factorAt !== null && !isLockedAt(now, each))
    .filter(({ roles }) => permissionsOf(roles).has(permission))
    .map(({ tokenHash: session }) => session);
}

/** Opens or unlocks a session whose code was right, and makes it fresh. */
export async function unlockDeskSession(db: Connection, session: Buffer): Promise<void> {
  const now = new Date();
  await openDeskSession(db, session, now, new Date(now.getTime() + FRESH_MS));
}

/**
 * Replaces the token of a session, so that a token that was known before the second factor opens nothing.
 *
 * @returns the new token.
 * @throws {MallError} unauthenticated, when the session has ended
 */
export async function renewDeskToken(tx: Transaction, session: Buffer): Promise<string> {
  const token = newToken();
  if (!(await replaceToken(tx, session, tokenHash(token)))) throw new MallError('unauthenticated');
  return token;
}

/** Stores what a passkey has to sign in a session, instead of an earlier challenge. */
export const challengeDeskSession = (
  db: Connection,
  session: Buffer,
  use: ChallengeUse,
  challenge: string,
  expiresAt: Date,
): Promise<void> =>
  changeDeskSession(db, session, {
    challenge,
    challengeUse: use,
    challengeExpiresAt: expiresAt,
  });

/** Uses up the challenge of a session. @returns null when it has none for this use, or it has expired. */
export const takeDeskChallenge = (
  db: Connection,
  session: Buffer,
  use: ChallengeUse,
): Promise<string | null> => takeChallenge(db, session, use, new Date());

/** Returns the open and locked sessions of a colleague, last used first. */
export const deskSessionsOf = (db: Connection, memberId: number) =>
  findDeskSessionsOf(db, memberId, new Date());

/** Locks a session until a code is given. */
export const lockDeskSession = (db: Connection, session: Buffer): Promise<void> =>
  changeDeskSession(db, session, { lockedAt: new Date(), freshUntil: null });

/** Revokes one session: its token is invalid from the next request on. */
export const endDeskSession = (db: Connection, session: Buffer): Promise<void> =>
  changeDeskSession(db, session, { revokedAt: new Date() });
