import type { CheckedQuery } from '@mall/contract';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database';
import { countFacets } from './product-facets.repo';
import type { ProductFilter } from './product-filter.repo';

/** Shorter lists are counted for each request: that is fast, and changes show at once. */
const LONG_LIST = 3000;
const REMEMBER_MS = 60_000;
/** Maximum number of lists in the cache. */
const REMEMBER_LISTS = 500;

type Facets = Omit<Awaited<ReturnType<typeof countFacets>>, 'products'>;

/**
 * Creates a reader of how many products each filter of a list would leave. The numbers of a list of
 * more than 3,000 products are at most a minute old.
 *
 * @example
 * const readFacets = facetReader(db);
 * await readFacets(query, filter); // undefined, unless the query requests them
 */
export function facetReader(db: Database) {
  const known = new LRUCache<string, Facets>({ max: REMEMBER_LISTS, ttl: REMEMBER_MS });
  return async (
    query: Pick<CheckedQuery<'products', 'all'>, 'facets'>,
    filter: ProductFilter,
  ): Promise<Facets | undefined> => {
    if (query.facets !== '1') return undefined;
    const key = JSON.stringify(filter);
    const remembered = known.get(key);
    if (remembered) return remembered;
    const { products, ...facets } = await countFacets(db, filter);
    if (products > LONG_LIST) known.set(key, facets);
    return facets;
  };
}
