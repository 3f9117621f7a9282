import type { NotificationTarget } from '@mall/contract';
import type { Connection, Transaction } from '../../db/database';
import type { NoticeData, NoticeText } from '../../messages/notices';
import { addActor, dropActor, alreadyNotified } from './actors.repo';
import { isMuted } from './mutes.repo';
import {
  deleteGroup,
  putNotification,
  readGroup,
  type NotificationKind,
} from './notifications.repo';
import { publishNotified } from './notified';
import { isSwitchable, topicOf } from './topics';

/** A notification to send. */
export interface NewNotification {
  /** 1 about the member's own orders and account, 2 from the shop and the wall. */
  readonly kind: NotificationKind;
  /** A system notice, or the shop's own text. */
  readonly data: NoticeData | NoticeText;
  /** Where it leads; undefined: nowhere. */
  readonly target?: NotificationTarget;
  /**
   * The member who caused the event. Members are not notified of their own actions, nor twice of
   * the same one.
   */
  readonly actorId?: number;
  /**
   * The group key, such as `like:12`. While one of the same group is unread, this one joins it: it
   * gets this one's content and time, and another actor.
   */
  readonly groupKey?: string;
}

/**
 * Notifies a member in the same transaction as the event: both are stored, or neither. Muted topics
 * are not stored. The member's open pages show it once it is committed.
 *
 * @example
 * await notify(tx, memberId, {
 *   kind: 2,
 *   data: { notice: 'postLiked', post: '今天的晚餐' },
 *   target: { type: 'article', a_id: 12 },
 *   actorId: viewer.id,
 *   groupKey: 'like:12',
 * });
 */
export async function notify(
  tx: Transaction,
  memberId: number,
  { kind, data, target, actorId, groupKey }: NewNotification,
): Promise<void> {
  if (actorId === memberId) return;
  const notice = 'notice' in data ? data : null;
  const topic = topicOf(notice, kind);
  if (isSwitchable(topic) && (await isMuted(tx, memberId, topic))) return;
  const isRepeated =
    actorId !== undefined &&
    groupKey !== undefined &&
    (await alreadyNotified(tx, { memberId, groupKey, actorId }));
  if (isRepeated) return;
  const id = await putNotification(tx, {
    memberId,
    kind,
    ...('notice' in data ? { notice: data } : data),
    target: target ?? null,
    groupKey: groupKey ?? null,
  });
  if (actorId !== undefined) await addActor(tx, id, actorId);
  publishNotified(tx, memberId);
}

/**
 * Retracts an event, such as a like that was taken back: an unread notification loses its actor,
 * and is deleted with the last one.
 */
export const retract = (
  tx: Transaction,
  about: { readonly memberId: number; readonly groupKey: string; readonly actorId: number },
): Promise<void> => dropActor(tx, about);

/**
 * Deletes a group's notifications, read or not, because its subject is deleted, such as a comment.
 */
export const deleteNotifications = (
  tx: Transaction,
  memberId: number,
  groupKey: string,
): Promise<void> => deleteGroup(tx, memberId, groupKey);

/** Marks a group's notifications as read, because the member has seen their subject. */
export const markNotificationsRead = (
  db: Connection,
  memberId: number,
  groupKey: string,
): Promise<void> => readGroup(db, memberId, groupKey, new Date());
