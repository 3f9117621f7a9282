import type { Paged } from '@mall/contract';
import type { CallOptions, Calls } from './http/http';
import type {
  Category,
  CollectedProduct,
  ProductDetail,
  ProductListQuery,
  ProductPage,
  Query,
  Reply,
  WaitedProduct,
} from './types';

/** Creates `mall.products`. */
export const createProducts = (call: Calls<'products'>) => ({
  /** Main categories in display order, each with its sub-categories. */
  categories: (options?: CallOptions): Promise<Category[]> => call('categories', {}, options),
  /**
   * A category's products, including those of its sub-categories.
   *
   * @example
   * const { list, page } = await mall.products.list(3, { sort: 'price_asc', in_stock: '1', page: 2 });
   */
  list: (category: number, query?: ProductListQuery, options?: CallOptions): Promise<ProductPage> =>
    call('list', { params: { category }, query }, options),
  /** All products, sorted and filtered by `query`. */
  all: (query?: ProductListQuery, options?: CallOptions): Promise<ProductPage> =>
    call('all', { query }, options),
  /** One product in full. @throws MallError `productGone` */
  detail: (id: number, options?: CallOptions): Promise<ProductDetail> =>
    call('detail', { params: { id } }, options),
  /** The products in the member's collection, most recently added first. */
  collected: (
    query?: Query<'products', 'collected'>,
    options?: CallOptions,
  ): Promise<Paged<CollectedProduct>> => call('collected', { query }, options),
  /** Adds a product to the member's collection, or removes it. @throws MallError `productGone`, `notFound` */
  collect: (
    p_id: number,
    on: boolean,
    options?: CallOptions,
  ): Promise<Reply<'products', 'collect'>> =>
    call('collect', { body: { p_id, action: on ? 'add' : 'delete' } }, options),
  /** The products whose restock alert the member turned on, most recent first. */
  waited: (query?: { page?: number }, options?: CallOptions): Promise<Paged<WaitedProduct>> =>
    call('waited', { query }, options),
  /**
   * Turns the restock alert of a product on or off; it notifies the member once.
   * @throws MallError `productGone`, `notFound`
   */
  wait: (p_id: number, on: boolean, options?: CallOptions): Promise<Reply<'products', 'wait'>> =>
    call('wait', { body: { p_id, action: on ? 'add' : 'delete' } }, options),
  /**
   * Categories whose name contains `q` (1 to 50 characters), main categories first.
   * @throws MallError `notFound` when `q` is longer
   */
  findCategories: (
    q: string,
    options?: CallOptions,
  ): Promise<Reply<'products', 'findCategories'>> =>
    call('findCategories', { params: { q } }, options),
});

/** Categories, products and the member's collection (favorites). */
export interface ProductsApi extends ReturnType<typeof createProducts> {}
