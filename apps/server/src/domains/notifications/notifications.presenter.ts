import type { notifications } from '../../db/schema';
import { taipeiTime } from '../../kernel/time';

/** A notification as its member sees it. */
export function presentNotification(row: typeof notifications.$inferSelect) {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    content: row.content,
    href: row.href,
    create_time: taipeiTime(row.createdAt),
    is_read: row.readAt === null ? ('0' as const) : ('1' as const),
  };
}
