import type { CallOptions, Http } from './http/http';

/** The wall's posts. */
export const createArticles = (http: Http) => ({
  /** Newest first: public posts, and those of the asking member's groups. */
  list: (query: { page?: number } = {}, options?: CallOptions) =>
    http.call('articles', 'list', { query }, options),
  /** The posts that the shop recommends. */
  promoted: (options?: CallOptions) => http.call('articles', 'promoted', {}, options),
});
