import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { NoticeData } from '../../messages/notices';
import { createdAt, moment, serialId } from './columns';
import { members } from './members';

export const notifications = pgTable(
  'notifications',
  {
    id: serialId(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** 1 about the member's own orders, 2 from the shop. */
    kind: smallint().$type<1 | 2>().notNull(),
    /** One of the mall's own notices: whoever reads it reads it in their language. */
    notice: jsonb().$type<NoticeData>(),
    /** Instead, the shop's own words. */
    title: text(),
    content: text(),
    /** Where it leads on this site; null: nowhere. */
    href: text(),
    readAt: moment(),
    createdAt: createdAt(),
  },
  (notification) => [
    // A kind's list, newest first.
    index('notifications_of_member').on(
      notification.memberId,
      notification.kind,
      notification.createdAt,
    ),
    // The unread badge.
    index('notifications_unread')
      .on(notification.memberId, notification.kind)
      .where(sql`${notification.readAt} is null`),
    check('notifications_kind', sql`${notification.kind} in (1, 2)`),
    check(
      'notifications_words',
      sql`(${notification.notice} is null) = (${notification.title} is not null and ${notification.content} is not null)`,
    ),
  ],
);
