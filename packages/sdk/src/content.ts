import type { CallOptions, Calls } from './http/http';
import type { InfoPage, QuestionSection, QuickLink, ShopIndex } from './types';

/** The shop's editorial content: home page, links, FAQ, legal pages. */
export interface ContentApi {
  /** The home page: banners, and rows of products. */
  index(options?: CallOptions): Promise<ShopIndex>;
  /** Shortcut links: a name, a picture and a target. */
  quickLinks(options?: CallOptions): Promise<QuickLink[]>;
  /** The most frequent search keywords. */
  hotTags(options?: CallOptions): Promise<string[]>;
  /** The FAQ by section; answers are sanitised HTML. */
  questions(options?: CallOptions): Promise<QuestionSection[]>;
  /**
   * The terms (1), the privacy policy (2) or the about page (3), as sanitised HTML.
   * @throws MallError `notFound` when the shop has not written the page yet
   */
  info(page: 1 | 2 | 3, options?: CallOptions): Promise<InfoPage>;
}

/** Creates `mall.content`. */
export const createContent = (call: Calls<'content'>): ContentApi => ({
  index: (options) => call('index', {}, options),
  quickLinks: (options) => call('quickLinks', {}, options),
  hotTags: (options) => call('hotTags', {}, options),
  questions: (options) => call('questions', {}, options),
  info: (page, options) => call('info', { params: { page } }, options),
});
