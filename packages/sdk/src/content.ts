import type { CallOptions, Http } from './http/http';
import type { InfoPage, QuestionSection, Reply, ShopIndex } from './types';

/** What the shop puts in its window. */
export const createContent = ({ call }: Http) => ({
  /** Banners, and rows of products. */
  index: (options?: CallOptions): Promise<ShopIndex> => call('content', 'index', {}, options),
  /** Short ways into the shop: a name, a picture, where it leads. */
  quickLinks: (options?: CallOptions): Promise<Reply<'content', 'quickLinks'>> =>
    call('content', 'quickLinks', {}, options),
  /** What is searched for most. */
  hotTags: (options?: CallOptions): Promise<string[]> => call('content', 'hotTags', {}, options),
  /** What is asked often, by section; answers are HTML that the mall has made safe. */
  questions: (options?: CallOptions): Promise<QuestionSection[]> =>
    call('content', 'questions', {}, options),
  /**
   * The terms (1), the privacy policy (2), or about the shop (3), as HTML that the mall has made safe.
   * @throws MallError `notFound`, while the shop has not written it
   */
  info: (page: 1 | 2 | 3, options?: CallOptions): Promise<InfoPage> =>
    call('content', 'info', { params: { page } }, options),
});
