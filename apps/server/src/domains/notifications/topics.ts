import { notificationTopics, type NotificationTopic } from '@mall/contract';
import type { NoticeName } from '../../messages/notices';
import type { NotificationKind } from './notifications.repo';

/** The topic of a notification; those that are no {@link NotificationTopic} cannot be muted. */
export type Topic = NotificationTopic | 'order' | 'payment' | 'chat' | 'account';

/** `backInStock` is also in the trigger that inserts it (migrations). */
const topics: Readonly<Record<NoticeName, Topic>> = {
  orderMoved: 'order',
  orderAnswered: 'order',
  surplusReturning: 'payment',
  surplusReturned: 'payment',
  linesRefunded: 'payment',
  codeExpiring: 'payment',
  backInStock: 'restock',
  chatAnswered: 'chat',
  postLiked: 'like',
  postCommented: 'comment',
  commentReplied: 'comment',
  commentLiked: 'like',
  postHidden: 'account',
  postRestored: 'account',
  commentHidden: 'account',
  commentRestored: 'account',
};

/** The topic of a notice, or of the shop's own text (null). */
export const topicOf = (
  notice: { readonly notice: NoticeName } | null,
  kind: NotificationKind,
): Topic => (notice === null ? (kind === 1 ? 'account' : 'news') : topics[notice.notice]);

/** Whether members can switch a topic off. */
export const isSwitchable = (topic: Topic): topic is NotificationTopic =>
  notificationTopics.some((each) => each === topic);
