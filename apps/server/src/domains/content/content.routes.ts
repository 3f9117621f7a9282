import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context/context';
import { promotedArticles } from '../articles';
import { productSummaries } from '../products';
import { freeShippingHome } from '../shipping';
import { findQuickLinks } from './content.repo';
import { presentIndex, withColor } from './content.presenter';
import { listHotTags, readIndex } from './content.service';
import { listQuestions, readInfo } from './pages.service';

export const contentRoutes = ({ db }: Mall): DomainHandlers<'content'> => ({
  async index({ viewer, language }) {
    const [front, articles, free_shipping] = await Promise.all([
      readIndex(db, viewer),
      promotedArticles(db, viewer),
      freeShippingHome(db),
    ]);
    const article = articles.find(({ product }) => product.length > 0);
    const products = await productSummaries(
      db,
      article?.product.map(({ p_id }) => p_id) ?? [],
      viewer,
    );
    return {
      ...presentIndex(front, article && { article, products }, language),
      free_shipping,
    };
  },
  quickLinks: async () => (await findQuickLinks(db)).map(withColor),
  questions: () => listQuestions(db),
  info: ({ params }) => readInfo(db, params.page),
  hotTags: () => listHotTags(db),
});
