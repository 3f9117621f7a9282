import type { Connection, Database } from '../../db/database';
import { MallError } from '../../kernel/error';
import { paged, slice } from '../../kernel/paging';
import { findActors } from './actors.repo';
import type { NotificationWithActors } from './notifications.presenter';
import {
  countOfKind,
  countUnreadByKind,
  findOfKind,
  readEvery,
  readOne,
  type NotificationKind,
} from './notifications.repo';

const PER_PAGE = 20;

/** A member's notifications of one kind, newest first, with the unread counts of both kinds. */
export async function listNotifications(
  db: Database,
  memberId: number,
  kind: NotificationKind,
  page: number | undefined,
) {
  const part = slice(page, PER_PAGE);
  const [rows, total, unread] = await Promise.all([
    findOfKind(db, memberId, kind, part),
    countOfKind(db, memberId, kind),
    unreadCount(db, memberId),
  ]);
  return { ...paged(await withActors(db, rows), total, part), unread_count: unread };
}

/**
 * One notification, marked as read.
 *
 * @throws {MallError} notFound, also when it belongs to another member
 */
export async function readNotification(db: Database, memberId: number, id: number) {
  const found = await readOne(db, memberId, id, new Date());
  const [notification] = await withActors(db, found ? [found] : []);
  if (!notification) throw new MallError('notFound');
  return notification;
}

async function withActors(
  db: Connection,
  rows: readonly NotificationWithActors['row'][],
): Promise<NotificationWithActors[]> {
  const found = await findActors(
    db,
    rows.map(({ id }) => id),
  );
  const actorsOf = new Map(found.map((actors) => [actors.notificationId, actors]));
  return rows.map((row) => ({ row, actors: actorsOf.get(row.id) }));
}

/** Marks all notifications as read. */
export async function readAllNotifications(db: Database, memberId: number) {
  await readEvery(db, memberId, new Date());
  return { unread_count: await unreadCount(db, memberId) };
}

async function unreadCount(db: Connection, memberId: number) {
  const counts = await countUnreadByKind(db, memberId);
  const of = (wanted: NotificationKind) => counts.find(({ kind }) => kind === wanted)?.count ?? 0;
  return { 1: of(1), 2: of(2) };
}
