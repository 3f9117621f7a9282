import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { articleMedia, articles } from '../../db/schema';
import type { Audience } from './articles.policy';
import { isSeenBy } from './articles.repo';

/** The posts that show a file, of those that someone may see; a loose upload of their own too. */
export function findPostsShowing(db: Connection, paths: string[], audience: Audience | null) {
  const isOwnUpload =
    audience === null
      ? undefined
      : and(isNull(articleMedia.articleId), eq(articleMedia.memberId, audience.memberId));
  return db
    .select({ permission: articles.permission })
    .from(articleMedia)
    .leftJoin(articles, eq(articles.id, articleMedia.articleId))
    .where(
      and(
        inArray(articleMedia.path, paths),
        or(
          and(isNotNull(articles.id), isNull(articles.deletedAt), isSeenBy(audience)),
          isOwnUpload,
        ),
      ),
    );
}

/** Keeps what was uploaded; loose until a post takes it. */
export async function addMedia(db: Connection, media: typeof articleMedia.$inferInsert) {
  const [added] = await db.insert(articleMedia).values(media).returning();
  if (!added) throw new Error('An upload got no row');
  return added;
}

/** Forgets uploads that no post has taken since before `until`. @returns what their files are. */
export const deleteLoose = (db: Connection, until: Date) =>
  db
    .delete(articleMedia)
    .where(and(isNull(articleMedia.articleId), lt(articleMedia.createdAt, until)))
    .returning({ kind: articleMedia.kind, path: articleMedia.path });
