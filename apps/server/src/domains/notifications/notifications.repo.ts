import { and, eq, isNull } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { notifications } from '../../db/schema';

/** A member's unread notifications. */
export const countUnread = (db: Connection, memberId: number): Promise<number> =>
  db.$count(notifications, and(eq(notifications.memberId, memberId), isNull(notifications.readAt)));
