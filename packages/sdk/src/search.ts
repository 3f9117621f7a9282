import type { Paged } from '@mall/contract';
import type { CallOptions, Calls } from './http/http';
import type { ArticleSummary, FoundProducts, ProductListQuery } from './types';

/** Keyword search. */
export interface SearchApi {
  /**
   * Products whose name, summary or keywords contain `q` (1 to 50 characters); without any, a name that resembles it.
   * @throws MallError `notFound` when `q` is longer
   */
  products(q: string, query?: ProductListQuery, options?: CallOptions): Promise<FoundProducts>;
  /**
   * Posts that contain `q` and that the caller may see, newest first.
   * @throws MallError `notFound` when `q` is longer than 50 characters
   */
  articles(
    q: string,
    query?: { page?: number },
    options?: CallOptions,
  ): Promise<Paged<ArticleSummary>>;
}

/** Creates `mall.search`. */
export const createSearch = (call: Calls<'search'>): SearchApi => ({
  products: (q, query, options) => call('products', { params: { q }, query }, options),
  articles: (q, query, options) => call('articles', { params: { q }, query }, options),
});
