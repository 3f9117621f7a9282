import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Connection, Database } from '../../db/database';
import { pushKeys, pushSubscriptions, sessions } from '../../db/schema';
import { transaction } from '../../db/transaction';
import { languageOf } from '../../kernel/language';
import type { Language } from '../../kernel/language';
import type { Browser, Device } from './push-service';
import type { VapidKeys } from './push-config';

/**
 * Returns the stored keys; stores `made` if there are none. Of several servers, the first one wins.
 */
export async function getOrCreateKeys(db: Connection, made: () => VapidKeys): Promise<VapidKeys> {
  const read = async () => (await db.select().from(pushKeys))[0];
  const stored = await read();
  if (stored) return stored;
  await db.insert(pushKeys).values(made()).onConflictDoNothing();
  const first = await read();
  if (!first) throw new Error('The push keys were not stored');
  return first;
}

/**
 * Stores a session's browser for its messages, and removes that browser from other sessions.
 *
 * @returns false: the session has ended meanwhile.
 */
export const putSubscription = (
  db: Database,
  of: { readonly session: Buffer; readonly memberId: number; readonly language: Language },
  { endpoint, keys }: Browser,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    // The lock keeps a sign-out on another connection from ending the session before the commit.
    const open = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.tokenHash, of.session))
      .for('key share');
    if (open.length === 0) return false;
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
    const subscription = { ...of, endpoint, ...keys };
    await tx
      .insert(pushSubscriptions)
      .values(subscription)
      .onConflictDoUpdate({ target: pushSubscriptions.session, set: subscription });
    return true;
  });

/** The push subscription of a session. */
export async function findEndpoint(db: Connection, session: Buffer): Promise<string | null> {
  const [found] = await db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.session, session));
  return found?.endpoint ?? null;
}

export async function deleteSubscription(db: Connection, session: Buffer): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.session, session));
}

/** Deletes all subscriptions of a member, except for that of one session if given. */
export async function deleteSubscriptionsOf(
  db: Connection,
  memberId: number,
  except: Buffer | null,
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.memberId, memberId),
        ...(except ? [ne(pushSubscriptions.session, except)] : []),
      ),
    );
}

/** The device of a valid session, by the session's public id. */
export async function findDevice(
  db: Connection,
  sessionId: number,
  now: Date,
): Promise<Device | null> {
  const [found] = await db
    .select({
      session: sessions.tokenHash,
      memberId: sessions.memberId,
      appToken: sessions.fcmToken,
      subscription: pushSubscriptions,
    })
    .from(sessions)
    .leftJoin(pushSubscriptions, eq(pushSubscriptions.session, sessions.tokenHash))
    .where(
      and(eq(sessions.id, sessionId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)),
    );
  if (!found) return null;
  const { subscription, ...device } = found;
  return {
    ...device,
    browser: subscription && {
      endpoint: subscription.endpoint,
      keys: { p256dh: subscription.p256dh, auth: subscription.auth },
      language: languageOf(subscription.language),
    },
  };
}
