import { queryOptions } from '@tanstack/react-query';
import {
  SHOP_REFRESH,
  type Mall,
  type Paged,
  type ProductListQuery,
  type ProductSummary,
} from '@mall/sdk';
import { pagedQuery } from '../paging/paged-query';

/** Which products a list shows: one category's, those with a word, the member's own, or all. */
export type ProductListSource =
  | { readonly category: number }
  | { readonly search: string }
  | { readonly collected: true }
  | { readonly all: true };

/** A list's order and filters, without the page. */
export type ProductListFilters = Omit<ProductListQuery, 'page'>;

/** The query of all categories. */
export const categoriesOptions = (mall: Mall) =>
  queryOptions({
    queryKey: ['products', 'categories'],
    queryFn: ({ signal }) => mall.products.categories({ signal }),
    staleTime: SHOP_REFRESH,
  });

/** The query of one product. */
export const productOptions = (mall: Mall, id: number) =>
  queryOptions({
    queryKey: ['products', 'detail', id],
    queryFn: ({ signal }) => mall.products.detail(id, { signal }),
  });

/** The endless query of a list of products; each order and filter is a list of its own. */
export const productListOptions = (
  mall: Mall,
  source: ProductListSource,
  filters: ProductListFilters = {},
) =>
  pagedQuery(['products', 'list', source, filters], (page, signal) =>
    readPage(mall, source, { ...filters, page }, signal),
  );

function readPage(
  mall: Mall,
  source: ProductListSource,
  query: ProductListFilters & { page: number },
  signal: AbortSignal,
): Promise<Paged<ProductSummary>> {
  if ('category' in source) return mall.products.list(source.category, query, { signal });
  if ('search' in source) return mall.search.products(source.search, query, { signal });
  if ('collected' in source) return mall.products.collected({ page: query.page }, { signal });
  return mall.products.all(query, { signal });
}
