import type { Transaction } from '../../db/database';
import { deleteNotifications, withdraw } from '../notifications';
import { commentGroup, commentLikeGroup, replyGroup } from './articles.notifications';
import { findSilent, findThreadMembers } from './comments.repo';

/** A deleted or hidden comment. */
export interface WithdrawnComment {
  readonly id: number;
  readonly memberId: number;
  /** The comment that it replies to; null: it is no reply. */
  readonly parentId: number | null;
}

/**
 * Removes what notifications say of comments that are deleted or hidden. Others may not read on what is no longer
 * shown.
 *
 * @param replies those that are deleted or hidden with it.
 */
export async function withdrawComments(
  tx: Transaction,
  article: { readonly id: number; readonly memberId: number },
  found: WithdrawnComment,
  replies: readonly { readonly id: number; readonly memberId: number }[],
): Promise<void> {
  const { id: articleId, memberId: authorId } = article;
  const withdrawn = [found, ...replies];
  const commentIds = withdrawn.map(({ id }) => id);
  const writers = withdrawn.map(({ memberId }) => memberId);
  await withdraw(tx, {
    memberIds: [authorId],
    groupKey: commentGroup(articleId),
    actorIds: await findSilent(tx, articleId, writers),
    commentIds,
  });
  await deleteNotifications(tx, writers, commentIds.map(commentLikeGroup));
  const threadId = found.parentId ?? found.id;
  const memberIds = await findThreadMembers(tx, threadId);
  const groupKey = replyGroup(threadId);
  if (found.parentId === null) await deleteNotifications(tx, memberIds, [groupKey]);
  else
    await withdraw(tx, {
      memberIds,
      groupKey,
      actorIds: await findSilent(tx, articleId, writers, threadId),
      commentIds,
    });
}
