import type { NotificationTarget } from '@mall/contract';
import type { Connection, Transaction } from '../../db/database';
import type { NoticeData, NoticeText } from '../../messages/notices';
import { addActor, dropActor, toldOf } from './actors.repo';
import { isMuted } from './mutes.repo';
import {
  dropGathered,
  findAfter,
  putNotification,
  readGathered,
  type NotificationKind,
} from './notifications.repo';
import { isSwitchable, topicOf } from './topics';

/** A notification to send. */
export interface NewNotification {
  /** 1 about the member's own orders and account, 2 from the shop and the wall. */
  readonly kind: NotificationKind;
  /** A system notice, or the shop's own text. */
  readonly data: NoticeData | NoticeText;
  /** Where it leads; undefined: nowhere. */
  readonly target?: NotificationTarget;
  /** The member whose doing it tells of: nobody is told of their own, or twice of somebody's. */
  readonly actorId?: number;
  /**
   * What it is about, such as `like:12`. While one about the same is unread, this one joins it: its words and its
   * time become this one's, and its actors are more.
   */
  readonly gathers?: string;
}

/**
 * Notifies a member in the same transaction as the event: both are stored, or neither. What the member has
 * switched off is not stored. The member's open pages show it within a second.
 *
 * @example
 * await notify(tx, memberId, {
 *   kind: 2,
 *   data: { notice: 'postLiked', post: '今天的晚餐' },
 *   target: { type: 'article', a_id: 12 },
 *   actorId: viewer.id,
 *   gathers: 'like:12',
 * });
 */
export async function notify(
  tx: Transaction,
  memberId: number,
  { kind, data, target, actorId, gathers }: NewNotification,
): Promise<void> {
  if (actorId === memberId) return;
  const notice = 'notice' in data ? data : null;
  const topic = topicOf(notice, kind);
  if (isSwitchable(topic) && (await isMuted(tx, memberId, topic))) return;
  const isRepeated =
    actorId !== undefined &&
    gathers !== undefined &&
    (await toldOf(tx, { memberId, gathers, actorId }));
  if (isRepeated) return;
  const id = await putNotification(tx, {
    memberId,
    kind,
    ...('notice' in data ? { notice: data } : data),
    target: target ?? null,
    gathers: gathers ?? null,
  });
  if (actorId !== undefined) await addActor(tx, id, actorId);
}

/** Takes somebody's doing back, such as a like: an unread notification forgets it, and goes if it was all. */
export const unnotify = (
  tx: Transaction,
  about: { readonly memberId: number; readonly gathers: string; readonly actorId: number },
): Promise<void> => dropActor(tx, about);

/** Removes what told of something that is no more, such as a deleted comment, read or not. */
export const forgetNotified = (tx: Transaction, memberId: number, gathers: string): Promise<void> =>
  dropGathered(tx, memberId, gathers);

/** Marks what tells of something as read, because the member has seen the thing itself. */
export const seenNotified = (db: Connection, memberId: number, gathers: string): Promise<void> =>
  readGathered(db, memberId, gathers, new Date());

/** Beyond this number, members see their notifications when they next open a page. */
const NOTICED_AT_ONCE = 1000;

/** Notifications of all members after an id, latest first. */
export const noticesAfter = (db: Connection, id: number) => findAfter(db, id, NOTICED_AT_ONCE);
