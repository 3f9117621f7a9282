import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { members, sessions } from '../../db/schema';
import type { Viewer } from '../../http/contract-types';
import { newToken, tokenHash } from './token';

const DAY_MS = 86_400_000;
/** A day longer than clients keep a token (spec §9), so that they end a session before we do. */
const LIFETIME_MS = 7 * DAY_MS;
/** How exactly `last_used_at` is kept; exacter would turn every read into a write. */
const NOTE_USE_EVERY_MS = 5 * 60_000;

/** Opens a session and gives its token. */
export async function startSession(
  db: Connection,
  memberId: number,
  device: { readonly device_name: string; readonly fcm_token?: string | undefined },
): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({
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
  db: Connection,
  token: string,
  posterGroup: number,
): Promise<Viewer | null> {
  const session = tokenHash(token);
  const now = new Date();
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
        eq(sessions.tokenHash, session),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        isNull(members.deletedAt),
      ),
    );
  if (!found) return null;
  const { lastUsedAt, ...member } = found;
  if (now.getTime() - lastUsedAt.getTime() > NOTE_USE_EVERY_MS) {
    await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, session));
  }
  return { ...member, isPoster: member.gid === posterGroup, session };
}

/** Revokes one session: its token is dead from the next call on. */
export async function endSession(db: Connection, session: Buffer): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(and(eq(sessions.tokenHash, session), isNull(sessions.revokedAt)));
}
