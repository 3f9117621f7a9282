import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { articleComments, articleMedia, articleReports, articles } from '../../db/schema';
import type { Audience } from './articles.policy';
import { isVisibleTo } from './articles.repo';

/** The posts with a file that the viewer may see, including an own upload that no post uses yet. */
export function findPostsShowing(db: Connection, paths: string[], audience: Audience | null) {
  const isOwnUpload =
    audience?.memberId == null
      ? undefined
      : and(isNull(articleMedia.articleId), eq(articleMedia.memberId, audience.memberId));
  return db
    .select({ permission: articles.permission, hiddenAt: articles.hiddenAt })
    .from(articleMedia)
    .leftJoin(articles, eq(articles.id, articleMedia.articleId))
    .where(
      and(
        inArray(articleMedia.path, paths),
        or(
          and(isNotNull(articles.id), isNull(articles.deletedAt), isVisibleTo(audience)),
          isOwnUpload,
        ),
      ),
    );
}

/** Whether a post with a file was reported, or a comment on it; a deleted post or comment has no case any more. */
export async function isReported(db: Connection, paths: readonly string[]): Promise<boolean> {
  const found = await db
    .select({ id: articleReports.id })
    .from(articleMedia)
    .innerJoin(articleReports, eq(articleReports.articleId, articleMedia.articleId))
    .innerJoin(articles, eq(articles.id, articleMedia.articleId))
    .leftJoin(articleComments, eq(articleComments.id, articleReports.commentId))
    .where(
      and(
        inArray(articleMedia.path, [...paths]),
        isNull(articles.deletedAt),
        or(isNull(articleReports.commentId), isNull(articleComments.deletedAt)),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Stores an upload; it belongs to no post until one is published with it. */
export async function addMedia(db: Connection, media: typeof articleMedia.$inferInsert) {
  const [added] = await db.insert(articleMedia).values(media).returning();
  if (!added) throw new Error('An upload got no row');
  return added;
}

/** Deletes uploads older than `until` that no post uses. @returns their files. */
export const deleteUnused = (db: Connection, until: Date) =>
  db
    .delete(articleMedia)
    .where(and(isNull(articleMedia.articleId), lt(articleMedia.createdAt, until)))
    .returning({ kind: articleMedia.kind, path: articleMedia.path });
