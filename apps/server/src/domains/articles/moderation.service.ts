import type { Transaction } from '../../db/database';
import { deleteNotifications, notify } from '../notifications';
import {
  hiddenNotification,
  moderationGroup,
  restoredNotification,
} from './moderation.notifications';
import { moveCommentCount, moveCountsOfComment } from './comments.repo';
import { changeHidden, findShownReplies, type LockedTarget } from './moderation.repo';
import { withdrawComments } from './withdraw-comments.service';

const targetOf = ({ articleId, comment }: LockedTarget) =>
  comment
    ? ({ type: 'comment', id: comment.id } as const)
    : ({ type: 'article', id: articleId } as const);

/** Hides a shown post or comment from everybody but its author, who is notified of the reason. */
export async function hideTarget(
  tx: Transaction,
  target: LockedTarget,
  reason: string,
): Promise<void> {
  const { articleId, postAuthorId, memberId, comment } = target;
  await changeHidden(tx, targetOf(target), reason);
  if (comment) {
    const replies = comment.parentId === null ? await findShownReplies(tx, comment.id) : [];
    await countComment(tx, articleId, comment, -1);
    await withdrawComments(
      tx,
      { id: articleId, memberId: postAuthorId },
      { ...comment, memberId },
      replies,
    );
  }
  await notify(tx, memberId, hiddenNotification(target, reason));
}

/** Shows a hidden post or comment again, and notifies its author. */
export async function restoreTarget(tx: Transaction, target: LockedTarget): Promise<void> {
  const { articleId, memberId, comment } = target;
  await changeHidden(tx, targetOf(target), null);
  if (comment) await countComment(tx, articleId, comment, 1);
  await deleteNotifications(tx, [memberId], [moderationGroup(target)]);
  await notify(tx, memberId, restoredNotification(target));
}

/** Changes the counts by a comment that appears or disappears: others see neither it nor the replies to it. */
async function countComment(
  tx: Transaction,
  articleId: number,
  { parentId, replyCount }: NonNullable<LockedTarget['comment']>,
  by: 1 | -1,
): Promise<void> {
  if (parentId === null)
    await moveCommentCount(tx, articleId, {
      comments: by * (1 + replyCount),
      replies: by * replyCount,
    });
  else {
    const parent = await moveCountsOfComment(tx, parentId, { replies: by });
    if (parent?.hiddenAt === null)
      await moveCommentCount(tx, articleId, { comments: by, replies: by });
  }
}
