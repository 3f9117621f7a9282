import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { articleComments, articles, members } from '../../db/schema';
import type { Slice } from '../../kernel/paging';
import { authorIdOf, isCommentLikedBy, isStaff } from './article-fields.repo';

const isLive = isNull(articleComments.deletedAt);

/** The comments of a post that are no replies. */
const matches = (articleId: number, until: number | undefined) =>
  and(
    eq(articleComments.articleId, articleId),
    isLive,
    isNull(articleComments.parentId),
    until === undefined ? undefined : lte(articleComments.id, until),
  );

const select = (db: Connection, viewerId: number | null) =>
  db
    .select({
      id: articleComments.id,
      articleId: articleComments.articleId,
      parentId: articleComments.parentId,
      comment: articleComments.comment,
      replyCount: articleComments.replyCount,
      likeCount: articleComments.likeCount,
      isLiked: isCommentLikedBy(articleComments.id, viewerId),
      createdAt: articleComments.createdAt,
      memberId: articleComments.memberId,
      postAuthorId: articles.memberId,
      authorName: members.name,
      authorAvatar: members.avatar,
      authorId: authorIdOf(articleComments.memberId),
      byShop: isStaff,
    })
    .from(articleComments)
    .innerJoin(articles, eq(articles.id, articleComments.articleId))
    .innerJoin(members, eq(members.id, articleComments.memberId));

/** A post's comments without their replies, newest first; none newer than `until`. */
export const findComments = (
  db: Connection,
  wanted: {
    readonly articleId: number;
    readonly until: number | undefined;
    readonly viewerId: number | null;
  },
  { perPage, offset }: Slice,
) =>
  select(db, wanted.viewerId)
    .where(matches(wanted.articleId, wanted.until))
    .orderBy(desc(articleComments.id))
    .limit(perPage)
    .offset(offset);

/** The replies to a comment, oldest first. */
export const findReplies = (
  db: Connection,
  parentId: number,
  viewerId: number | null,
  { perPage, offset }: Slice,
) =>
  select(db, viewerId)
    .where(and(eq(articleComments.parentId, parentId), isLive))
    .orderBy(asc(articleComments.id))
    .limit(perPage)
    .offset(offset);

/** The number of a post's comments, without replies, that are newer than this one. */
export const countCommentsAfter = (db: Connection, articleId: number, id: number) =>
  db.$count(articleComments, and(matches(articleId, undefined), gt(articleComments.id, id)));

/** A comment or reply that is not deleted. */
export async function findComment(db: Connection, id: number, viewerId: number | null) {
  const [found] = await select(db, viewerId).where(and(eq(articleComments.id, id), isLive));
  return found;
}

/**
 * Those of the members who have no comment left on the post.
 *
 * @param threadId only its replies count.
 */
export async function findSilent(
  db: Connection,
  articleId: number,
  memberIds: readonly number[],
  threadId?: number,
): Promise<number[]> {
  const speaking = await db
    .selectDistinct({ memberId: articleComments.memberId })
    .from(articleComments)
    .where(
      and(
        threadId === undefined
          ? eq(articleComments.articleId, articleId)
          : eq(articleComments.parentId, threadId),
        inArray(articleComments.memberId, [...memberIds]),
        isLive,
      ),
    );
  const heard = new Set(speaking.map(({ memberId }) => memberId));
  return memberIds.filter((memberId) => !heard.has(memberId));
}

/** The authors of a comment and of its replies, deleted or not. */
export async function findThreadMembers(db: Connection, threadId: number): Promise<number[]> {
  const found = await db
    .selectDistinct({ memberId: articleComments.memberId })
    .from(articleComments)
    .where(or(eq(articleComments.id, threadId), eq(articleComments.parentId, threadId)));
  return found.map(({ memberId }) => memberId);
}

/** @returns the new comment's id. */
export async function addComment(
  db: Connection,
  comment: typeof articleComments.$inferInsert,
): Promise<number> {
  const [added] = await db
    .insert(articleComments)
    .values(comment)
    .returning({ id: articleComments.id });
  if (!added) throw new Error('A new comment got no id');
  return added.id;
}

/** Marks a comment as deleted; false when it was deleted before. */
export async function deleteComment(db: Connection, id: number, now: Date): Promise<boolean> {
  const deleted = await db
    .update(articleComments)
    .set({ deletedAt: now })
    .where(and(eq(articleComments.id, id), isLive))
    .returning({ id: articleComments.id });
  return deleted.length > 0;
}

/**
 * Marks the replies to a deleted comment as deleted, and returns them. Its row is locked, so no reply
 * is added meanwhile.
 */
export const deleteReplies = (tx: Transaction, parentId: number, now: Date) =>
  tx
    .update(articleComments)
    .set({ deletedAt: now })
    .where(and(eq(articleComments.parentId, parentId), isLive))
    .returning({ id: articleComments.id, memberId: articleComments.memberId });

/**
 * Changes the counts of a comment, and locks its row; by 0 only reads them.
 *
 * @returns the counts; undefined when the comment is deleted.
 */
export async function moveCountsOfComment(
  tx: Transaction,
  id: number,
  { replies = 0, likes = 0 }: { readonly replies?: 1 | 0 | -1; readonly likes?: 1 | 0 | -1 },
): Promise<{ readonly replyCount: number; readonly likeCount: number } | undefined> {
  const { replyCount, likeCount } = articleComments;
  const [moved] = await tx
    .update(articleComments)
    .set({ replyCount: sql`${replyCount} + ${replies}`, likeCount: sql`${likeCount} + ${likes}` })
    .where(and(eq(articleComments.id, id), isLive))
    .returning({ replyCount, likeCount });
  return moved;
}

/** Changes a post's number of comments, and of the replies among them; by 0 only reads it. */
export async function moveCommentCount(
  db: Connection,
  articleId: number,
  by: { readonly comments: number; readonly replies: number },
): Promise<number> {
  const [moved] = await db
    .update(articles)
    .set({
      commentCount: sql`${articles.commentCount} + ${by.comments}`,
      replyCount: sql`${articles.replyCount} + ${by.replies}`,
    })
    .where(eq(articles.id, articleId))
    .returning({ commentCount: articles.commentCount });
  return moved?.commentCount ?? 0;
}
