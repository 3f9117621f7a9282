import type { CallOptions, Http } from './http/http';
import type { InfoPage, QuestionSection, Reply, ShopIndex } from './types';

/** The shop's editorial content: home page, links, FAQ, legal pages. */
export const createContent = (http: Http) => ({
  /** The home page: banners, and rows of products. */
  index: (options?: CallOptions): Promise<ShopIndex> => http.call('content', 'index', {}, options),
  /** Shortcut links: a name, a picture and a target. */
  quickLinks: (options?: CallOptions): Promise<Reply<'content', 'quickLinks'>> =>
    http.call('content', 'quickLinks', {}, options),
  /** The most frequent search keywords. */
  hotTags: (options?: CallOptions): Promise<string[]> =>
    http.call('content', 'hotTags', {}, options),
  /** The FAQ by section; answers are HTML that the server has sanitized. */
  questions: (options?: CallOptions): Promise<QuestionSection[]> =>
    http.call('content', 'questions', {}, options),
  /**
   * The terms (1), the privacy policy (2) or the about page (3), as HTML that the server has sanitized.
   * @throws MallError `notFound` when the shop has not written the page yet
   */
  info: (page: 1 | 2 | 3, options?: CallOptions): Promise<InfoPage> =>
    http.call('content', 'info', { params: { page } }, options),
});
