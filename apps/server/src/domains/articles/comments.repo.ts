import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { articleComments, articles, members } from '../../db/schema';
import type { Slice } from '../../kernel/paging';

const matches = (articleId: number, until: number | undefined) =>
  and(
    eq(articleComments.articleId, articleId),
    isNull(articleComments.deletedAt),
    until === undefined ? undefined : lte(articleComments.id, until),
  );

const shown = {
  id: articleComments.id,
  articleId: articleComments.articleId,
  comment: articleComments.comment,
  createdAt: articleComments.createdAt,
  memberId: articleComments.memberId,
  postAuthorId: articles.memberId,
  authorName: members.name,
  authorAvatar: members.avatar,
};

const select = (db: Connection) =>
  db
    .select(shown)
    .from(articleComments)
    .innerJoin(articles, eq(articles.id, articleComments.articleId))
    .innerJoin(members, eq(members.id, articleComments.memberId));

/** A post's comments, newest first; none newer than `until`. */
export const findComments = (
  db: Connection,
  articleId: number,
  until: number | undefined,
  { perPage, offset }: Slice,
) =>
  select(db)
    .where(matches(articleId, until))
    .orderBy(desc(articleComments.id))
    .limit(perPage)
    .offset(offset);

/** The number of a post's comments that are newer than this one. */
export const countCommentsAfter = (db: Connection, articleId: number, id: number) =>
  db.$count(articleComments, and(matches(articleId, undefined), gt(articleComments.id, id)));

/** A comment that is not deleted. */
export async function findComment(db: Connection, articleId: number, id: number) {
  const [found] = await select(db).where(
    and(matches(articleId, undefined), eq(articleComments.id, id)),
  );
  return found;
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
    .where(and(eq(articleComments.id, id), isNull(articleComments.deletedAt)))
    .returning({ id: articleComments.id });
  return deleted.length > 0;
}

/** Changes a post's comment count; by 0 only reads it. */
export async function moveCommentCount(
  db: Connection,
  articleId: number,
  by: 1 | 0 | -1,
): Promise<number> {
  const [moved] = await db
    .update(articles)
    .set({ commentCount: sql`${articles.commentCount} + ${by}` })
    .where(eq(articles.id, articleId))
    .returning({ commentCount: articles.commentCount });
  return moved?.commentCount ?? 0;
}
