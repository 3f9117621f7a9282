import type { CheckedQuery } from '@mall/contract';
import type { CountCache } from '../../db/count-cache';
import type { Database } from '../../db/database';
import type { Layer } from '../../db/schema';
import type { ProductFilter } from './product-filter.repo';
import { facetReader } from './facets.service';
import { filterOf, listProducts, type ProductOrder } from './products.service';

type ListQuery = CheckedQuery<'products', 'all'>;

/**
 * Creates a reader of the lists that a shopper sorts and filters: products of a place such as a
 * category as a guest sees them, and how many each filter would leave.
 *
 * @param readStoreLayers the layers that convenience stores take, from shipping.
 * @example
 * const readList = productListReader(db, counter, () => storeLayers(db));
 * await readList(query, { words: searchWords('水餃') }, 'relevance');
 */
export function productListReader(
  db: Database,
  counter: CountCache,
  readStoreLayers: () => Promise<readonly Layer[]>,
) {
  const readFacets = facetReader(db);
  return async (
    query: ListQuery,
    place: Pick<ProductFilter, 'category' | 'words'>,
    order: ProductOrder = 'newest',
  ) => {
    const layers = query.store_pickup || query.facets ? await readStoreLayers() : [];
    const filter = { ...filterOf(query, layers), ...place };
    const [found, facets] = await Promise.all([
      listProducts(db, counter, {
        filter,
        order: query.sort ?? order,
        page: query.page,
      }),
      readFacets(query, filter),
    ]);
    return { ...found, facets };
  };
}
