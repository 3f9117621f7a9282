import type { Connection } from '../../db/database';
import type { Viewer } from '../../kernel/viewer';
import { deleteSubscription, deleteSubscriptionsOf } from '../../platform/push/push.repo';
import { revokeDeskSessionsOf } from './desk-session.repo';
import {
  addSession,
  findLiveSession,
  findLiveSessions,
  findSessionsOf,
  findSessionStart,
  saveFcmToken,
  recordUse,
  revokeSession,
  revokeSessionsOf,
} from './session.repo';
import { newToken, tokenHash } from './token';
import { DAY_MS } from '../../kernel/time';

/** A day longer than clients keep a token (spec §9), so that the client ends the session first. */
const LIFETIME_MS = 7 * DAY_MS;
/** Precision of `last_used_at`; a higher one would turn every read into a write. */
const RECORD_USE_EVERY_MS = 5 * 60_000;

/** For this long after signing in, the same person is assumed to be at the device. */
const FRESH_MS = 10 * 60_000;

/** The device that a member signs in on. */
export interface Device {
  readonly device_name: string;
  /** Token for push notifications to it. */
  readonly fcm_token?: string | undefined;
}

/** Creates a session and returns its token. */
export async function startSession(
  db: Connection,
  memberId: number,
  device: Device,
): Promise<string> {
  const token = newToken();
  await addSession(db, {
    tokenHash: tokenHash(token),
    memberId,
    deviceName: device.device_name,
    fcmToken: device.fcm_token ?? null,
    expiresAt: new Date(Date.now() + LIFETIME_MS),
  });
  return token;
}

/** The member that a token belongs to; null when the token is invalid or the member was deleted. */
export async function findViewer(
  { db, isPoster }: { readonly db: Connection; readonly isPoster: (groupId: number) => boolean },
  token: string,
): Promise<Viewer | null> {
  const session = tokenHash(token);
  const now = new Date();
  const found = await findLiveSession(db, session, now);
  if (!found) return null;
  const { lastUsedAt, joinedAt, ...member } = found;
  if (now.getTime() - lastUsedAt.getTime() > RECORD_USE_EVERY_MS) await recordUse(db, session, now);
  const isNewcomer = now.getTime() - joinedAt.getTime() < DAY_MS;
  return { ...member, isPoster: isPoster(member.gid), isNewcomer, session };
}

/** Revokes one session: its token is invalid from the next request on, and its device gets no push. */
export async function endSession(db: Connection, session: Buffer): Promise<void> {
  await revokeSession(db, session, new Date());
  await deleteSubscription(db, session);
}

/** A member's valid sessions, last used first. */
export const sessionsOf = (db: Connection, memberId: number) =>
  findSessionsOf(db, memberId, new Date());

/** The sessions among these that are still valid. */
export const liveSessions = (db: Connection, sessions: Buffer[]): Promise<Buffer[]> =>
  findLiveSessions(db, sessions, new Date());

/** Revokes all sessions of a member, also at the desk, except for one if given; their devices get no push. */
export async function endSessionsOf(
  db: Connection,
  memberId: number,
  except: Buffer | null = null,
): Promise<void> {
  const now = new Date();
  await revokeSessionsOf(db, memberId, now, except);
  await revokeDeskSessionsOf(db, memberId, now);
  await deleteSubscriptionsOf(db, memberId, except);
}

/** Whether the member signed in with this session only recently. */
export async function isFresh(db: Connection, session: Buffer): Promise<boolean> {
  const began = await findSessionStart(db, session);
  return began !== undefined && Date.now() - began.getTime() < FRESH_MS;
}

/** Stores the push token of this session's device; empty: no push notifications. */
export const rememberDevice = (db: Connection, session: Buffer, fcmToken: string): Promise<void> =>
  saveFcmToken(db, session, fcmToken === '' ? null : fcmToken);
