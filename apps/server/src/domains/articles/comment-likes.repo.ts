import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { commentLikes } from '../../db/schema';

/** Adds a member's like of a comment; false when it existed. */
export async function addCommentLike(tx: Transaction, memberId: number, commentId: number) {
  const added = await tx
    .insert(commentLikes)
    .values({ memberId, commentId })
    .onConflictDoNothing()
    .returning({ commentId: commentLikes.commentId });
  return added.length > 0;
}

/** Removes a member's like of a comment; false when there was none. */
export async function deleteCommentLike(tx: Transaction, memberId: number, commentId: number) {
  const deleted = await tx
    .delete(commentLikes)
    .where(and(eq(commentLikes.memberId, memberId), eq(commentLikes.commentId, commentId)))
    .returning({ commentId: commentLikes.commentId });
  return deleted.length > 0;
}
