import { and, eq, isNull } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { notifications } from '../../db/schema';

/** 1 about the member's own orders and account, 2 from the shop. */
export type NotificationKind = (typeof notifications.$inferSelect)['kind'];

/** A member's unread notifications. */
export const countUnread = (db: Connection, memberId: number): Promise<number> =>
  db.$count(notifications, and(eq(notifications.memberId, memberId), isNull(notifications.readAt)));

export async function addNotification(
  db: Connection,
  notification: typeof notifications.$inferInsert,
): Promise<void> {
  await db.insert(notifications).values(notification);
}
