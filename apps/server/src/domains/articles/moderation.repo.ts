import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { articleComments, articleReports, articles } from '../../db/schema';

/** A post or a comment. */
export interface WallTarget {
  readonly type: 'article' | 'comment';
  readonly id: number;
}

/** A post or a comment whose row is locked until the transaction ends. */
export interface LockedTarget {
  readonly articleId: number;
  /** The author of the post. */
  readonly postAuthorId: number;
  /** Its own author. */
  readonly memberId: number;
  readonly text: string;
  /** Why it is hidden; null: it is shown. */
  readonly hiddenReason: string | null;
  /** null: it is a post. */
  readonly comment: {
    readonly id: number;
    /** The comment that it replies to; null: it is no reply. */
    readonly parentId: number | null;
    /** How many replies it has that are shown. */
    readonly replyCount: number;
  } | null;
}

/**
 * Locks a post or a comment against other decisions and reports; undefined when it, or the post of the comment, is
 * deleted.
 */
export const lockTarget = (
  tx: Transaction,
  { type, id }: WallTarget,
): Promise<LockedTarget | undefined> =>
  type === 'article' ? lockPost(tx, id) : lockComment(tx, id);

async function lockPost(tx: Transaction, id: number): Promise<LockedTarget | undefined> {
  const [post] = await tx
    .select({
      articleId: articles.id,
      postAuthorId: articles.memberId,
      memberId: articles.memberId,
      text: articles.content,
      hiddenReason: articles.hiddenReason,
    })
    .from(articles)
    .where(and(eq(articles.id, id), isNull(articles.deletedAt)))
    .for('no key update');
  return post && { ...post, comment: null };
}

async function lockComment(tx: Transaction, id: number): Promise<LockedTarget | undefined> {
  const [head] = await tx
    .select({ parentId: articleComments.parentId })
    .from(articleComments)
    .where(eq(articleComments.id, id));
  // The parent is locked before its replies, as by the deletion of the parent: no deadlock.
  if (head && head.parentId !== null)
    await tx
      .select({ id: articleComments.id })
      .from(articleComments)
      .where(eq(articleComments.id, head.parentId))
      .for('no key update');
  const [comment] = await tx
    .select({
      id: articleComments.id,
      articleId: articleComments.articleId,
      postAuthorId: articles.memberId,
      memberId: articleComments.memberId,
      text: articleComments.comment,
      hiddenReason: articleComments.hiddenReason,
      parentId: articleComments.parentId,
      replyCount: articleComments.replyCount,
    })
    .from(articleComments)
    .innerJoin(articles, eq(articles.id, articleComments.articleId))
    .where(
      and(
        eq(articleComments.id, id),
        isNull(articleComments.deletedAt),
        isNull(articles.deletedAt),
      ),
    )
    .for('no key update', { of: articleComments });
  if (!comment) return undefined;
  const { id: commentId, parentId, replyCount, ...target } = comment;
  return { ...target, comment: { id: commentId, parentId, replyCount } };
}

/** Hides a post or a comment for a reason, or shows it again (null). */
export async function changeHidden(
  tx: Transaction,
  { type, id }: WallTarget,
  reason: string | null,
): Promise<void> {
  const table = type === 'article' ? articles : articleComments;
  await tx
    .update(table)
    .set({ hiddenAt: reason === null ? null : new Date(), hiddenReason: reason })
    .where(eq(table.id, id));
}

/** The replies to a comment that are shown. */
export const findShownReplies = (tx: Transaction, parentId: number) =>
  tx
    .select({ id: articleComments.id, memberId: articleComments.memberId })
    .from(articleComments)
    .where(
      and(
        eq(articleComments.parentId, parentId),
        isNull(articleComments.deletedAt),
        isNull(articleComments.hiddenAt),
      ),
    );

/** Closes the open reports of a post or a comment. @returns how many there were. */
export async function closeReports(
  tx: Transaction,
  { type, id }: WallTarget,
  resolvedAt: Date,
): Promise<number> {
  const closed = await tx
    .update(articleReports)
    .set({ resolvedAt })
    .where(
      and(
        type === 'article'
          ? and(eq(articleReports.articleId, id), isNull(articleReports.commentId))
          : eq(articleReports.commentId, id),
        sql`${articleReports.resolvedAt} is null`,
      ),
    )
    .returning({ id: articleReports.id });
  return closed.length;
}
