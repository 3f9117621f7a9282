import type { Paged } from '@mall/contract';
import type { CallOptions, Http } from './http/http';
import type { ArticleSummary, ProductListQuery, ProductPage } from './types';

/** Keyword search. */
export const createSearch = ({ call }: Http) => ({
  /**
   * Products whose name, summary or keywords contain `q` (1 to 50 characters).
   * @throws MallError `notFound` when `q` is longer
   */
  products: (q: string, query?: ProductListQuery, options?: CallOptions): Promise<ProductPage> =>
    call('search', 'products', { params: { q }, query }, options),
  /**
   * Posts that contain `q` and that the caller may see, newest first.
   * @throws MallError `notFound` when `q` is longer than 50 characters
   */
  articles: (
    q: string,
    query?: { page?: number },
    options?: CallOptions,
  ): Promise<Paged<ArticleSummary>> =>
    call('search', 'articles', { params: { q }, query }, options),
});
