import type { Paged } from '@mall/contract';
import type { CallOptions, Calls } from './http/http';
import type { ArticleSummary, ProductListQuery, ProductPage } from './types';

/** Creates `mall.search`. */
export const createSearch = (call: Calls<'search'>) => ({
  /**
   * Products whose name, summary or keywords contain `q` (1 to 50 characters).
   * @throws MallError `notFound` when `q` is longer
   */
  products: (q: string, query?: ProductListQuery, options?: CallOptions): Promise<ProductPage> =>
    call('products', { params: { q }, query }, options),
  /**
   * Posts that contain `q` and that the caller may see, newest first.
   * @throws MallError `notFound` when `q` is longer than 50 characters
   */
  articles: (
    q: string,
    query?: { page?: number },
    options?: CallOptions,
  ): Promise<Paged<ArticleSummary>> => call('articles', { params: { q }, query }, options),
});

/** Keyword search. */
export interface SearchApi extends ReturnType<typeof createSearch> {}
