import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { notifications } from '../../db/schema';
import type { Slice } from '../../kernel/paging';

/** 1 about the member's own orders and account, 2 from the shop. */
export type NotificationKind = (typeof notifications.$inferSelect)['kind'];

const isOwn = (memberId: number) => eq(notifications.memberId, memberId);
const isUnread = isNull(notifications.readAt);

/** The number of a member's unread notifications. */
export const countUnread = (db: Connection, memberId: number): Promise<number> =>
  db.$count(notifications, and(isOwn(memberId), isUnread));

/** The same by kind; kinds without any are left out. */
export const countUnreadByKind = (db: Connection, memberId: number) =>
  db
    .select({ kind: notifications.kind, count: sql<number>`count(*)::int` })
    .from(notifications)
    .where(and(isOwn(memberId), isUnread))
    .groupBy(notifications.kind);

/** The number of a member's notifications of one kind, read or not. */
export const countOfKind = (db: Connection, memberId: number, kind: NotificationKind) =>
  db.$count(notifications, and(isOwn(memberId), eq(notifications.kind, kind)));

/** A member's notifications of one kind, newest first. */
export const findOfKind = (
  db: Connection,
  memberId: number,
  kind: NotificationKind,
  { perPage, offset }: Slice,
) =>
  db
    .select()
    .from(notifications)
    .where(and(isOwn(memberId), eq(notifications.kind, kind)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(perPage)
    .offset(offset);

/** Marks a member's own notification as read and returns it; the time of the first reading is kept. */
export async function readOne(db: Connection, memberId: number, id: number, now: Date) {
  const [found] = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()})` })
    .where(and(isOwn(memberId), eq(notifications.id, id)))
    .returning();
  return found;
}

export async function readEvery(db: Connection, memberId: number, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(isOwn(memberId), isUnread));
}

export async function addNotification(
  db: Connection,
  notification: typeof notifications.$inferInsert,
): Promise<void> {
  await db.insert(notifications).values(notification);
}

/** Notifications after an id, latest first. */
export const findAfter = (db: Connection, id: number, limit: number) =>
  db
    .select({ id: notifications.id, memberId: notifications.memberId })
    .from(notifications)
    .where(gt(notifications.id, id))
    .orderBy(desc(notifications.id))
    .limit(limit);
