import { and, asc, gt, lte } from 'drizzle-orm';
import { countByRange } from '../../db/count-by-range';
import type { Connection } from '../../db/database';
import { articles } from '../../db/schema';
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
