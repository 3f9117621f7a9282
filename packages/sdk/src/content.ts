import type { CallOptions, Http } from './http/http';

/** What the shop puts in its window. */
export const createContent = (http: Http) => ({
  /** Banners, and rows of products. */
  index: (options?: CallOptions) => http.call('content', 'index', {}, options),
  quickLinks: (options?: CallOptions) => http.call('content', 'quickLinks', {}, options),
  /** What is searched for most. */
  hotTags: (options?: CallOptions) => http.call('content', 'hotTags', {}, options),
});
