import { and, asc, gt, lte, sql } from 'drizzle-orm';
import { countByRange } from '../../db/count-by-range';
import type { Connection } from '../../db/database';
import { articles, members } from '../../db/schema';
import type { SitemapSource } from '../../platform/sitemap/sitemap-source';
import { matches } from './articles.repo';

/** The posts that a guest may see, for search engines. */
export const articlesInSitemap = (db: Connection): SitemapSource => {
  const isPublic = matches({ audience: null });
  return {
    countByRange: (size) => countByRange(db, articles.id, isPublic, size),
    async read({ after, last }, most) {
      const rows = await db
        .select({ id: articles.id, createdAt: articles.createdAt, editedAt: articles.editedAt })
        .from(articles)
        .where(and(isPublic, gt(articles.id, after), lte(articles.id, last)))
        .orderBy(asc(articles.id))
        .limit(most);
      return rows.map(({ id, createdAt, editedAt }) => ({
        id,
        path: `/article/${id}`,
        changedAt: editedAt ?? createdAt,
      }));
    },
  };
};

/** The members with a post that a guest may see, for search engines. Their pages have the ids of their first posts. */
export const authorsInSitemap = (db: Connection): SitemapSource => {
  const isFirst = and(
    // The same as `authorIdOf`, but for all members in one pass.
    sql`${articles.id} in (
      select distinct on (first_post.member_id) first_post.id from ${articles} as first_post
      order by first_post.member_id, first_post.created_at, first_post.id)`,
    sql`exists (select from ${members} as author where author.id = ${articles.memberId} and author.deleted_at is null)`,
    sql`exists (
      select from ${articles} as shown
      where shown.member_id = ${articles.memberId} and shown.permission = 1 and shown.deleted_at is null
        and shown.hidden_at is null)`,
  );
  return {
    countByRange: (size) => countByRange(db, articles.id, isFirst, size),
    async read({ after, last }, most) {
      const rows = await db
        .select({ id: articles.id })
        .from(articles)
        .where(and(isFirst, gt(articles.id, after), lte(articles.id, last)))
        .orderBy(asc(articles.id))
        .limit(most);
      return rows.map(({ id }) => ({ id, path: `/author/${id}` }));
    },
  };
};
