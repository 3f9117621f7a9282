import { and, asc, gt, lte } from 'drizzle-orm';
import { countByRange } from '../../db/count-by-range';
import type { Connection } from '../../db/database';
import { products } from '../../db/schema';
import type { SitemapSource } from '../../platform/sitemap/sitemap-source';
import { matches } from './product-filter.repo';

/** The products on sale, for search engines; the time of a product's last change is not stored. */
export const productsInSitemap = (db: Connection): SitemapSource => {
  const isOnShow = matches({});
  return {
    countByRange: (size) => countByRange(db, products.id, isOnShow, size),
    async read({ after, last }, most) {
      const rows = await db
        .select({ id: products.id })
        .from(products)
        .where(and(isOnShow, gt(products.id, after), lte(products.id, last)))
        .orderBy(asc(products.id))
        .limit(most);
      return rows.map(({ id }) => ({ id, path: `/product/${id}` }));
    },
  };
};
