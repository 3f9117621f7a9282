import type { Connection } from '../db/database';
import { articlesInSitemap, authorsInSitemap } from '../domains/articles';
import { listCategories, productsInSitemap } from '../domains/products';
import type { SitemapPages } from '../platform/sitemap/sitemap-source';

/** The pages without ids that a search engine may show. */
const PATHS = ['/', '/mall', '/wall', '/about', '/privacy', '/tos', '/qa'];

/** All public pages of this site, as guests' lists have them. */
export const sitemapPages = (db: Connection): SitemapPages => ({
  async fixed() {
    const categories = await listCategories(db);
    const ids = categories.flatMap(({ id, sub = [] }) => [id, ...sub.map((each) => each.id)]);
    return [...PATHS, ...ids.map((id) => `/store/${id}`)].map((path) => ({ path }));
  },
  sources: [productsInSitemap(db), articlesInSitemap(db), authorsInSitemap(db)],
});
