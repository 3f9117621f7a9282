import { eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { memberEraserOf } from '../../db/member-eraser';
import {
  articleCollects,
  articleComments,
  articleLikes,
  articleMedia,
  articleReports,
  articles,
  commentLikes,
  reportCopies,
} from '../../db/schema';

/** Removes a deleted member's likes, collection, reports and media; their posts lose text and visibility. */
export const memberEraser = memberEraserOf(
  [articleCollects, articleLikes, articleMedia, articleReports, commentLikes, reportCopies],
  async (tx, memberId) => {
    const media = await tx
      .select({ path: articleMedia.path })
      .from(articleMedia)
      .where(eq(articleMedia.memberId, memberId));
    await uncountLikes(tx, memberId);
    await uncountCommentLikes(tx, memberId);
    await tx
      .update(articles)
      .set({
        content: '',
        hiddenReason: null,
        deletedAt: sql`coalesce(${articles.deletedAt}, now())`,
      })
      .where(eq(articles.memberId, memberId));
    return media.map(({ path }) => ({ path, of: 'post' as const }));
  },
);

/** Posts count their likes. */
async function uncountLikes(tx: Transaction, memberId: number): Promise<void> {
  const liked = await tx
    .delete(articleLikes)
    .where(eq(articleLikes.memberId, memberId))
    .returning({ id: articleLikes.articleId });
  if (liked.length === 0) return;
  // In the order of their ids, as every transaction that changes several posts locks them.
  const ids = liked.map(({ id }) => id).sort((one, other) => one - other);
  await tx
    .update(articles)
    .set({ likeCount: sql`${articles.likeCount} - 1` })
    .where(inArray(articles.id, ids));
}

/** Comments count theirs, too. */
async function uncountCommentLikes(tx: Transaction, memberId: number): Promise<void> {
  const liked = await tx
    .delete(commentLikes)
    .where(eq(commentLikes.memberId, memberId))
    .returning({ id: commentLikes.commentId });
  if (liked.length === 0) return;
  const ids = liked.map(({ id }) => id).sort((one, other) => one - other);
  await tx
    .update(articleComments)
    .set({ likeCount: sql`${articleComments.likeCount} - 1` })
    .where(inArray(articleComments.id, ids));
}
