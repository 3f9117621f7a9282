import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { products, type Layer } from '../../db/schema';
import {
  choicesOf,
  fitsStores,
  hasStock,
  isListed,
  isOnSale,
  isPriced,
  type ProductFilter,
} from './product-filter.repo';

const LAYERS: readonly Layer[] = [1, 2, 3];

/** The price bands that lists offer, NT$, inclusive. */
const PRICE_BANDS = [
  { min: null, max: 199 },
  { min: 200, max: 499 },
  { min: 500, max: 999 },
  { min: 1000, max: null },
] as const;

/**
 * Counts how many products each choice of a filter would leave, in one query. Other filters apply
 * as they are; a filter's own choice does not.
 */
export async function countFacets(db: Connection, filter: ProductFilter) {
  const chosen = choicesOf(filter);
  /** Counts the products that pass every other filter and this choice. */
  const countOf = (own: keyof typeof chosen, condition: SQL | undefined) => {
    const all = and(...Object.values({ ...chosen, [own]: condition }));
    return sql<number>`(count(*) filter (where ${all ?? sql`true`}))::int`;
  };
  const [row] = await db
    .select({
      products: sql<number>`count(*)::int`,
      ...Object.fromEntries(
        LAYERS.map((layer) => [`layer${layer}`, countOf('layer', eq(products.layer, layer))]),
      ),
      ...Object.fromEntries(
        PRICE_BANDS.map(({ min, max }, at) => [
          `price${at}`,
          countOf('price', isPriced(min ?? undefined, max ?? undefined)),
        ]),
      ),
      onSale: countOf('onSale', isOnSale),
      storePickup: countOf('storePickup', fitsStores(filter.storeLayers ?? [])),
      inStock: countOf('inStock', hasStock),
    })
    .from(products)
    .where(isListed(filter));
  const counts: Readonly<Record<string, number>> = row ?? {};
  const count = (name: string) => counts[name] ?? 0;
  return {
    /** The number of products of which these are counts. */
    products: count('products'),
    layers: LAYERS.map((layer) => ({ layer, count: count(`layer${layer}`) })),
    prices: PRICE_BANDS.map((band, at) => ({ ...band, count: count(`price${at}`) })),
    on_sale: count('onSale'),
    store_pickup: count('storePickup'),
    in_stock: count('inStock'),
  };
}
