import type { Database } from '../../db/database';
import { productSummaries, topProducts } from '../products';
import { findBanners, findHotTags, findShowcases } from './content.repo';

const NEWEST = 8;
/** A list with ranks is short: a top ten. */
const RANKED = 10;

/** The shop's front page: banners, the best sellers, the shop's own product rows, and the newest products, as a guest sees them. */
export async function readIndex(db: Database) {
  const [banners, showcases, best, newest] = await Promise.all([
    findBanners(db),
    findShowcases(db),
    topProducts(db, { filter: { inStock: true }, order: 'best_selling', limit: RANKED }),
    topProducts(db, { filter: {}, order: 'newest', limit: NEWEST }),
  ]);
  const shown = await productSummaries(db, [
    ...new Set(showcases.flatMap(({ productIds }) => productIds)),
  ]);
  const byId = new Map(shown.map((product) => [product.p_id, product]));
  const rows = showcases.map(({ id, kind, title, href, productIds }) => ({
    kind,
    id: `showcase-${id}`,
    title,
    href,
    products: productIds.flatMap((productId) => byId.get(productId) ?? []),
  }));
  // Products without sales have no rank.
  const ranked = best.filter(({ sold_count }) => sold_count > 0);
  return { banners, ranked, rows, newest };
}

/** The most searched words. */
export async function listHotTags(db: Database): Promise<string[]> {
  return (await findHotTags(db)).map(({ word }) => word);
}
