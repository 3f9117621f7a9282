import type { CallOptions, Http } from './http/http';
import type { ProductListQuery } from './types';

/** Finding things by a word. */
export const createSearch = (http: Http) => ({
  /** Products whose name, summary or keywords hold `q`, 1 to 50 characters. @throws MallError `notFound` for a longer one */
  products: (q: string, query: ProductListQuery = {}, options?: CallOptions) =>
    http.call('search', 'products', { params: { q }, query }, options),
});
