import { and, asc, between, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../../db/database';
import { articleComments, articles, members } from '../../db/schema';
import type { Slice } from '../../kernel/paging';
import { authorIdOf, isCommentLikedBy, isCommentShownTo, isStaff } from './article-fields.repo';

const isLive = isNull(articleComments.deletedAt);
const repliedTo = alias(articleComments, 'replied_to');

/** What to return of a post's comments. */
interface WantedComments {
  readonly articleId: number;
  /** None newer than this one. */
  readonly until?: number | undefined;
  /** null: a guest. */
  readonly viewerId: number | null;
}

/** The comments that are no replies. */
const matches = ({ until, viewerId }: Omit<WantedComments, 'articleId'>) =>
  and(
    isLive,
    isCommentShownTo(viewerId),
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
      hiddenReason: articleComments.hiddenReason,
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

/**
 * A post's comments without their replies, newest first; none newer than `until`.
 *
 * The post is a range of one, so that the order is that of its own index alone. With `=` PostgreSQL walks through the
 * comments of all posts, in which those of an old post come last.
 */
export function findComments(
  db: Connection,
  { articleId, ...wanted }: WantedComments,
  { perPage, offset }: Slice,
) {
  const page = db
    .select({ id: articleComments.id })
    .from(articleComments)
    .where(and(between(articleComments.articleId, articleId, articleId), matches(wanted)))
    .orderBy(desc(articleComments.articleId), desc(articleComments.id))
    .limit(perPage)
    .offset(offset)
    .as('page');
  return select(db, wanted.viewerId)
    .innerJoin(page, eq(page.id, articleComments.id))
    .orderBy(desc(articleComments.id));
}

/** The replies to a comment, oldest first. */
export const findReplies = (
  db: Connection,
  parentId: number,
  viewerId: number | null,
  { perPage, offset }: Slice,
) =>
  select(db, viewerId)
    .where(and(eq(articleComments.parentId, parentId), isLive, isCommentShownTo(viewerId)))
    .orderBy(asc(articleComments.id))
    .limit(perPage)
    .offset(offset);

/** The number of a post's comments, without replies, that are newer than this one. */
export const countCommentsAfter = (
  db: Connection,
  wanted: Omit<WantedComments, 'until'>,
  id: number,
) =>
  db.$count(
    articleComments,
    and(
      eq(articleComments.articleId, wanted.articleId),
      matches(wanted),
      gt(articleComments.id, id),
    ),
  );

/**
 * A comment or reply that is not deleted. A hidden one is found by its author alone, with the replies to it.
 */
export async function findComment(db: Connection, id: number, viewerId: number | null) {
  const [found] = await select(db, viewerId)
    .leftJoin(repliedTo, eq(repliedTo.id, articleComments.parentId))
    .where(
      and(
        eq(articleComments.id, id),
        isLive,
        isCommentShownTo(viewerId),
        or(
          isNull(repliedTo.hiddenAt),
          viewerId === null ? undefined : eq(repliedTo.memberId, viewerId),
        ),
      ),
    );
  return found;
}

/**
 * Those of the members who have no comment left on the post that others see.
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
        isNull(articleComments.hiddenAt),
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

const deletedFields = {
  id: articleComments.id,
  memberId: articleComments.memberId,
  hiddenAt: articleComments.hiddenAt,
};

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

/** Marks a comment as deleted, and returns it; undefined when it was deleted before. */
export async function deleteComment(db: Connection, id: number, now: Date) {
  const [deleted] = await db
    .update(articleComments)
    .set({ deletedAt: now })
    .where(and(eq(articleComments.id, id), isLive))
    .returning(deletedFields);
  return deleted;
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
    .returning(deletedFields);

/**
 * Changes the counts of a comment, and locks its row; by 0 only reads them.
 *
 * @returns the counts, and whether it is hidden; undefined when the comment is deleted.
 */
export async function moveCountsOfComment(
  tx: Transaction,
  id: number,
  { replies = 0, likes = 0 }: { readonly replies?: 1 | 0 | -1; readonly likes?: 1 | 0 | -1 },
) {
  const { replyCount, likeCount, hiddenAt } = articleComments;
  const [moved] = await tx
    .update(articleComments)
    .set({ replyCount: sql`${replyCount} + ${replies}`, likeCount: sql`${likeCount} + ${likes}` })
    .where(and(eq(articleComments.id, id), isLive))
    .returning({ replyCount, likeCount, hiddenAt });
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
