import type { NotificationTarget } from '@mall/contract';
import type { Connection, Transaction } from '../../db/database';
import type { NoticeData, NoticeText } from '../../messages/notices';
import { addActor, alreadyNotified, dropActor, dropActors, type Withdrawal } from './actors.repo';
import { isMuted } from './mutes.repo';
import {
  clearComments,
  deleteGroups,
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
  /**
   * Whether one actor causes several events of the group, such as comments: the member is notified
   * of each. Otherwise only of the first, such as a like that was taken back and given again.
   */
  readonly repeats?: boolean;
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
  { kind, data, target, actorId, groupKey, repeats = false }: NewNotification,
): Promise<void> {
  if (actorId === memberId) return;
  const notice = 'notice' in data ? data : null;
  const topic = topicOf(notice, kind);
  if (isSwitchable(topic) && (await isMuted(tx, memberId, topic))) return;
  const isRepeated =
    !repeats &&
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
 * Deletes the notifications of groups, read or not, because their subject is deleted, such as a comment.
 */
export const deleteNotifications = (
  tx: Transaction,
  memberIds: readonly number[],
  groupKeys: readonly string[],
): Promise<void> => deleteGroups(tx, memberIds, groupKeys);

/**
 * Withdraws deleted comments from the notifications of a group, read or not: they lose the text and
 * the actors who have nothing left there, and are deleted with the last one.
 */
export async function withdraw(tx: Transaction, comments: Withdrawal): Promise<void> {
  await clearComments(tx, comments);
  await dropActors(tx, comments);
}

/** Marks a group's notifications as read, because the member has seen their subject. */
export const markNotificationsRead = (
  db: Connection,
  memberId: number,
  groupKey: string,
): Promise<void> => readGroup(db, memberId, groupKey, new Date());
