import type { Paged } from '@mall/contract';
import type { CallOptions, Http } from './http/http';
import type { ArticleSummary, ProductListQuery, ProductSummary } from './types';

/** Finding things by a word. */
export const createSearch = ({ call }: Http) => ({
  /** Products whose name, summary or keywords hold `q`, 1 to 50 characters. @throws MallError `notFound` for a longer one */
  products: (
    q: string,
    query?: ProductListQuery,
    options?: CallOptions,
  ): Promise<Paged<ProductSummary>> =>
    call('search', 'products', { params: { q }, query }, options),
  /** Posts that hold `q`, newest first, as far as whoever asks may see them. @throws MallError `notFound` for more than 50 characters */
  articles: (
    q: string,
    query?: { page?: number },
    options?: CallOptions,
  ): Promise<Paged<ArticleSummary>> =>
    call('search', 'articles', { params: { q }, query }, options),
});
