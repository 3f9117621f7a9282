import {
  SHOP_REFRESH,
  type CollectedProduct,
  type CollectedSort,
  type Mall,
  type Paged,
  type ProductListQuery,
  type ProductPage,
  type ProductSummary,
} from '@mall/sdk';
import { mallQuery } from '../query/mall-query';
import { pagedQuery } from '../paging/paged-query';

/** A list that can be filtered: one category's products, those that contain a keyword, or all. */
export type FilteredSource = Extract<
  ProductListSource,
  { readonly category: number } | { readonly search: string } | { readonly all: true }
>;

/** The products of a list: one category's, those that contain a keyword, the member's collection, or all. */
export type ProductListSource =
  | { readonly category: number }
  | { readonly search: string }
  | { readonly collected: true; readonly sort?: CollectedSort }
  | { readonly all: true };

/** A product of a list; one of the collection contains its changes since it was collected. */
export type ListedProduct = ProductSummary &
  Partial<Pick<CollectedProduct, 'price_drop' | 'back_in_stock'>>;

/** Sort order and filters of a list that a shopper chooses. */
export type ProductListFilters = Omit<ProductListQuery, 'page' | 'ids' | 'facets'>;

/** The query of all categories. */
export const categoriesOptions = (mall: Mall) =>
  mallQuery({
    queryKey: ['products', 'categories'],
    queryFn: ({ signal }) => mall.products.categories({ signal }),
    staleTime: SHOP_REFRESH,
  });

/** The query of one product. */
export const productOptions = (mall: Mall, id: number) =>
  mallQuery({
    queryKey: ['products', 'detail', id],
    queryFn: ({ signal }) => mall.products.detail(id, { signal }),
  });

/** The infinite query of a product list; each combination of sort order and filters is cached separately. */
export const productListOptions = (
  mall: Mall,
  source: ProductListSource,
  filters: ProductListFilters = {},
) =>
  pagedQuery(['products', 'list', source, filters], (page, signal) =>
    readPage(mall, source, { ...filters, page }, signal),
  );

/** The query of the number of products for each choice of a list's filters. */
export const productFacetsOptions = (
  mall: Mall,
  source: FilteredSource,
  filters: ProductListFilters,
) =>
  mallQuery({
    queryKey: ['products', 'facets', source, filters],
    queryFn: async ({ signal }) =>
      (await readFiltered(mall, source, { ...filters, facets: '1' }, signal)).facets ?? null,
  });

/** The query of some products by their ids; omits those that are no longer sold. */
export const productsByIdOptions = (mall: Mall, ids: readonly number[]) =>
  mallQuery({
    queryKey: ['products', 'some', ids],
    queryFn: async ({ signal }) => {
      const { list } = await mall.products.all({ ids: ids.join(',') }, { signal });
      return ids.flatMap((id) => list.find(({ p_id }) => p_id === id) ?? []);
    },
  });

/**
 * The key of the member's waiting list. It is a list of products, so that their hearts are updated
 * too.
 */
export const BACK_IN_STOCK_KEY = ['products', 'list', { waited: true }] as const;

/** The infinite query of the products on the member's waiting list. */
export const backInStockProductsOptions = (mall: Mall) =>
  pagedQuery(BACK_IN_STOCK_KEY, (page, signal) => mall.products.waited({ page }, { signal }));

function readPage(
  mall: Mall,
  source: ProductListSource,
  query: ProductListFilters & { page: number },
  signal: AbortSignal,
): Promise<Paged<ListedProduct>> {
  return 'collected' in source
    ? mall.products.collected({ page: query.page, sort: source.sort }, { signal })
    : readFiltered(mall, source, query, signal);
}

function readFiltered(
  mall: Mall,
  source: FilteredSource,
  query: ProductListQuery,
  signal: AbortSignal,
): Promise<ProductPage> {
  if ('category' in source) return mall.products.list(source.category, query, { signal });
  if ('search' in source) return mall.search.products(source.search, query, { signal });
  return mall.products.all(query, { signal });
}
