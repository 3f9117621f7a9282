import type { CallOptions, Http } from './http/http';

/** What the shop puts in its window. */
export const createContent = (http: Http) => ({
  /** Banners, and rows of products. */
  index: (options?: CallOptions) => http.call('content', 'index', {}, options),
  /** Short ways into the shop: a name, a picture, where it leads. */
  quickLinks: (options?: CallOptions) => http.call('content', 'quickLinks', {}, options),
  /** What is searched for most. */
  hotTags: (options?: CallOptions) => http.call('content', 'hotTags', {}, options),
});
