import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { notifications } from '../../db/schema';
import type { Inputs } from '../../db/statement';
import type { Slice } from '../../kernel/paging';

/** 1 about the member's own orders and account, 2 from the shop and the wall. */
export type NotificationKind = (typeof notifications.$inferSelect)['kind'];

const isOwn = (memberId: number) => eq(notifications.memberId, memberId);
const isUnread = isNull(notifications.readAt);

/** The number of a member's unread notifications, to read together with other values. */
export const unreadCount = ({ memberId }: Inputs<{ memberId: number }>) => {
  const count = sql`(select count(*)::int from ${notifications}
    where ${notifications.memberId} = ${memberId} and ${isUnread})`;
  return sql<number>`${count}`;
};

/** The same number by kind; kinds without any are left out. */
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

/** Marks a member's own notification as read and returns it; the time of the first reading stays. */
export async function readOne(db: Connection, memberId: number, id: number, now: Date) {
  const [found] = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()})` })
    .where(and(isOwn(memberId), eq(notifications.id, id)))
    .returning();
  return found;
}

/** A member's own notification that is not read yet. */
export async function findUnread(db: Connection, memberId: number, id: number) {
  const [found] = await db
    .select()
    .from(notifications)
    .where(and(isOwn(memberId), eq(notifications.id, id), isUnread));
  return found;
}

export async function readEvery(db: Connection, memberId: number, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(isOwn(memberId), isUnread));
}

/**
 * Stores a notification; an unread one of the same group gets its content and time. @returns its
 * id.
 */
export async function putNotification(
  tx: Transaction,
  notification: typeof notifications.$inferInsert,
): Promise<number> {
  const { notice = null, title = null, content = null, target = null } = notification;
  const [put] = await tx
    .insert(notifications)
    .values(notification)
    .onConflictDoUpdate({
      target: [notifications.memberId, notifications.groupKey],
      targetWhere: sql`${notifications.readAt} is null and ${notifications.groupKey} is not null`,
      set: { notice, title, content, target, createdAt: sql`clock_timestamp()` },
    })
    .returning({ id: notifications.id });
  if (!put) throw new Error('A new notification got no id');
  return put.id;
}

const isAbout = (memberId: number, groupKey: string) =>
  and(isOwn(memberId), eq(notifications.groupKey, groupKey));

/** Marks a group's notifications as read. */
export async function readGroup(
  db: Connection,
  memberId: number,
  groupKey: string,
  now: Date,
): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(isAbout(memberId, groupKey), isUnread));
}

/** Deletes the members' notifications of these groups, read or not. */
export async function deleteGroups(
  tx: Transaction,
  memberIds: readonly number[],
  groupKeys: readonly string[],
): Promise<void> {
  await tx
    .delete(notifications)
    .where(
      and(
        inArray(notifications.memberId, [...memberIds]),
        inArray(notifications.groupKey, [...groupKeys]),
      ),
    );
}

/** Empties the text of notices that quote these comments. */
export async function clearComments(
  tx: Transaction,
  of: {
    readonly memberIds: readonly number[];
    readonly groupKey: string;
    readonly commentIds: readonly number[];
  },
): Promise<void> {
  await tx
    .update(notifications)
    .set({ notice: sql`jsonb_set(${notifications.notice}, '{comment}', '""')` })
    .where(
      and(
        inArray(notifications.memberId, [...of.memberIds]),
        eq(notifications.groupKey, of.groupKey),
        inArray(sql`(${notifications.notice} ->> 'id')::int`, [...of.commentIds]),
      ),
    );
}
