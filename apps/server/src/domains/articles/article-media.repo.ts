import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { articleMedia, articleReports, articles, reportCopies } from '../../db/schema';
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

/** Condition: a copy of a report has the file. */
const isCopied = sql`${reportCopies.media} @> jsonb_build_array(jsonb_build_object('id', ${articleMedia.id}))`;

/** Whether a post with a file was reported, or a comment on it, or a report has a copy with the file. */
export async function isReported(db: Connection, paths: readonly string[]): Promise<boolean> {
  const found = await db
    .select({ id: articleReports.id })
    .from(articleMedia)
    .innerJoin(articleReports, eq(articleReports.articleId, articleMedia.articleId))
    .where(inArray(articleMedia.path, [...paths]))
    .limit(1);
  if (found.length > 0) return true;
  const [copy] = await db
    .select({ id: reportCopies.id })
    .from(articleMedia)
    .innerJoin(reportCopies, isCopied)
    .where(inArray(articleMedia.path, [...paths]))
    .limit(1);
  return copy !== undefined;
}

/** Stores an upload; it belongs to no post until one is published with it. */
export async function addMedia(db: Connection, media: typeof articleMedia.$inferInsert) {
  const [added] = await db.insert(articleMedia).values(media).returning();
  if (!added) throw new Error('An upload got no row');
  return added;
}

/** Deletes uploads older than `until` that neither a post nor a copy of a report uses. @returns their files. */
export const deleteUnused = (db: Connection, until: Date) =>
  db
    .delete(articleMedia)
    .where(
      and(
        isNull(articleMedia.articleId),
        lt(articleMedia.createdAt, until),
        notExists(db.select({ id: reportCopies.id }).from(reportCopies).where(isCopied)),
      ),
    )
    .returning({ kind: articleMedia.kind, path: articleMedia.path });
