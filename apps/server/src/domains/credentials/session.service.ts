import type { Connection } from '../../db/database';
import type { Viewer } from '../../kernel/viewer';
import {
  addSession,
  findLiveSession,
  findLiveSessions,
  findSessionsOf,
  findSessionStart,
  keepFcmToken,
  noteUse,
  revokeSession,
  revokeSessionsOf,
} from './session.repo';
import { newToken, tokenHash } from './token';

const DAY_MS = 86_400_000;
/** A day longer than clients keep a token (spec §9), so that they end a session before we do. */
const LIFETIME_MS = 7 * DAY_MS;
/** How exactly `last_used_at` is kept; exacter would turn every read into a write. */
const NOTE_USE_EVERY_MS = 5 * 60_000;

/** So long after signing in, nobody else has sat down at the device. */
const FRESH_MS = 10 * 60_000;

/** The device that somebody signs in on. */
export interface Device {
  readonly device_name: string;
  /** Where push notifications for it go. */
  readonly fcm_token?: string | undefined;
}

/** Opens a session and gives its token. */
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

/** Who a token belongs to; null when it is unknown, expired or revoked, or its member is gone. */
export async function findViewer(
  { db, isPoster }: { readonly db: Connection; readonly isPoster: (groupId: number) => boolean },
  token: string,
): Promise<Viewer | null> {
  const session = tokenHash(token);
  const now = new Date();
  const found = await findLiveSession(db, session, now);
  if (!found) return null;
  const { lastUsedAt, ...member } = found;
  if (now.getTime() - lastUsedAt.getTime() > NOTE_USE_EVERY_MS) await noteUse(db, session, now);
  return { ...member, isPoster: isPoster(member.gid), session };
}

/** Revokes one session: its token is dead from the next call on. */
export const endSession = (db: Connection, session: Buffer): Promise<void> =>
  revokeSession(db, session, new Date());

/** Where a member is signed in, last used first. */
export const sessionsOf = (db: Connection, memberId: number) =>
  findSessionsOf(db, memberId, new Date());

/** Of these sessions, those that still live. */
export const liveSessions = (db: Connection, sessions: Buffer[]): Promise<Buffer[]> =>
  findLiveSessions(db, sessions, new Date());

/** Revokes all sessions of a member, except one if it is to stay. */
export const endSessionsOf = (
  db: Connection,
  memberId: number,
  except: Buffer | null = null,
): Promise<void> => revokeSessionsOf(db, memberId, new Date(), except);

/** Whether somebody has just signed in with this session. */
export async function isFresh(db: Connection, session: Buffer): Promise<boolean> {
  const began = await findSessionStart(db, session);
  return began !== undefined && Date.now() - began.getTime() < FRESH_MS;
}

/** Where push notifications for this session's device go; empty: nowhere. */
export const rememberDevice = (db: Connection, session: Buffer, fcmToken: string): Promise<void> =>
  keepFcmToken(db, session, fcmToken === '' ? null : fcmToken);
