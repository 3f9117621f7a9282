import type { Paged } from '@mall/contract';
import type { CallOptions, Http } from './http/http';
import type { Category, ProductDetail, ProductListQuery, ProductSummary, Reply } from './types';

/** Categories, products and the member's collection of them. */
export const createProducts = ({ call }: Http) => ({
  /** Main categories in order, each with its sub-categories. */
  categories: (options?: CallOptions): Promise<Category[]> =>
    call('products', 'categories', {}, options),
  /**
   * A category's products, its sub-categories' included.
   *
   * @example
   * const { list, page } = await mall.products.list(3, { sort: 'price_asc', in_stock: '1', page: 2 });
   */
  list: (
    category: number,
    query?: ProductListQuery,
    options?: CallOptions,
  ): Promise<Paged<ProductSummary>> =>
    call('products', 'list', { params: { category }, query }, options),
  /** All products, ordered and filtered. */
  all: (query?: ProductListQuery, options?: CallOptions): Promise<Paged<ProductSummary>> =>
    call('products', 'all', { query }, options),
  /** One product, whole. @throws MallError `productGone` */
  detail: (id: number, options?: CallOptions): Promise<ProductDetail> =>
    call('products', 'detail', { params: { id } }, options),
  /** The member's collection, newest first. */
  collected: (query?: { page?: number }, options?: CallOptions): Promise<Paged<ProductSummary>> =>
    call('products', 'collected', { query }, options),
  /** Collects a product, or takes it out of the collection. @throws MallError `productGone`, `notFound` */
  collect: (
    p_id: number,
    on: boolean,
    options?: CallOptions,
  ): Promise<Reply<'products', 'collect'>> =>
    call('products', 'collect', { body: { p_id, action: on ? 'add' : 'delete' } }, options),
  /** The products that the member waits for, what was asked for last first. */
  waited: (query?: { page?: number }, options?: CallOptions): Promise<Paged<ProductSummary>> =>
    call('products', 'waited', { query }, options),
  /** Asks to be told once when a product is back, or no longer. @throws MallError `productGone`, `notFound` */
  wait: (p_id: number, on: boolean, options?: CallOptions): Promise<Reply<'products', 'wait'>> =>
    call('products', 'wait', { body: { p_id, action: on ? 'add' : 'delete' } }, options),
  /** Categories whose name holds `q`, 1 to 50 characters, main ones first. @throws MallError `notFound` for a longer one */
  findCategories: (
    q: string,
    options?: CallOptions,
  ): Promise<Reply<'products', 'findCategories'>> =>
    call('products', 'findCategories', { params: { q } }, options),
});
