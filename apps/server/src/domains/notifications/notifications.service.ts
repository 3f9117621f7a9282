import type { Connection, Database } from '../../db/database';
import { MallError } from '../../kernel/error';
import { paged, slice } from '../../kernel/paging';
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
  return { ...paged(rows, total, part), unread_count: unread };
}

/**
 * One notification, marked as read.
 *
 * @throws {MallError} notFound, also when it belongs to another member
 */
export async function readNotification(db: Database, memberId: number, id: number) {
  const found = await readOne(db, memberId, id, new Date());
  if (!found) throw new MallError('notFound');
  return found;
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
