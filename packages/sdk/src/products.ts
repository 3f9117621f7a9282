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

/** Categories, products and the member's collection (favorites). */
export interface ProductsApi {
  /** Main categories in display order, each with its sub-categories. */
  categories(options?: CallOptions): Promise<Category[]>;
  /**
   * A category's products, including those of its sub-categories.
   *
   * @example
   * const { list, page } = await mall.products.list(3, { sort: 'price_asc', in_stock: '1', page: 2 });
   */
  list(category: number, query?: ProductListQuery, options?: CallOptions): Promise<ProductPage>;
  /** All products, sorted and filtered by `query`. */
  all(query?: ProductListQuery, options?: CallOptions): Promise<ProductPage>;
  /** One product in full. @throws MallError `productGone` */
  detail(id: number, options?: CallOptions): Promise<ProductDetail>;
  /** The products in the member's collection, most recently added first. */
  collected(
    query?: Query<'products', 'collected'>,
    options?: CallOptions,
  ): Promise<Paged<CollectedProduct>>;
  /** Adds a product to the member's collection, or removes it. @throws MallError `productGone`, `notFound` */
  collect(p_id: number, on: boolean, options?: CallOptions): Promise<Reply<'products', 'collect'>>;
  /** The products whose restock alert the member turned on, most recent first. */
  waited(query?: { page?: number }, options?: CallOptions): Promise<Paged<WaitedProduct>>;
  /**
   * Turns the restock alert of a product on or off; it notifies the member once.
   *
   * @param options `rule_id`: the variant; without it the alert is for the first variant that is back.
   * @throws MallError `productGone`, `notFound`, `tooManyWaits`
   */
  wait(
    p_id: number,
    on: boolean,
    options?: CallOptions & { readonly rule_id?: number | undefined },
  ): Promise<Reply<'products', 'wait'>>;
  /**
   * Categories whose name contains `q` (1 to 50 characters), main categories first.
   * @throws MallError `notFound` when `q` is longer
   */
  findCategories(q: string, options?: CallOptions): Promise<Reply<'products', 'findCategories'>>;
}

/** Creates `mall.products`. */
export const createProducts = (call: Calls<'products'>): ProductsApi => ({
  categories: (options) => call('categories', {}, options),
  list: (category, query, options) => call('list', { params: { category }, query }, options),
  all: (query, options) => call('all', { query }, options),
  detail: (id, options) => call('detail', { params: { id } }, options),
  collected: (query, options) => call('collected', { query }, options),
  waited: (query, options) => call('waited', { query }, options),
  findCategories: (q, options) => call('findCategories', { params: { q } }, options),
  collect: (p_id, on, options) =>
    call('collect', { body: { p_id, action: on ? 'add' : 'delete' } }, options),
  wait: (p_id, on, { rule_id, ...options } = {}) =>
    call('wait', { body: { p_id, rule_id, action: on ? 'add' : 'delete' } }, options),
});
