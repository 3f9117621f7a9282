import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context/context';
import { promotedArticles } from '../articles';
import { marksOf, productSummaries, withMarks } from '../products';
import { presentDeparture, readHomeDelivery } from '../shipping';
import { findQuickLinks } from './content.repo';
import { presentIndex, withColor } from './content.presenter';
import { listHotTags, readIndex } from './content.service';
import { listQuestions, readInfo } from './pages.service';

export const contentRoutes = ({ db, sharedReads }: Mall): DomainHandlers<'content'> => {
  const readFront = sharedReads.share(async () => {
    const [front, home] = await Promise.all([readIndex(db), readHomeDelivery(db)]);
    return { front, home };
  });
  return {
    async index({ viewer, language }) {
      const [{ front, home }, articles] = await Promise.all([
        readFront(viewer),
        promotedArticles(db, viewer),
      ]);
      const article = articles.find(({ product }) => product.length > 0);
      const products = await productSummaries(db, article?.product.map(({ p_id }) => p_id) ?? []);
      const { banners, sections } = presentIndex(front, article && { article, products }, language);
      const shown = sections.flatMap((section) => section.products.map(({ p_id }) => p_id));
      const marks = await marksOf(db, viewer, [...new Set(shown)]);
      return {
        banners,
        sections: sections.map((section) => ({
          ...section,
          products: withMarks(section.products, marks),
        })),
        free_shipping: [...home.freeFrom],
        departure: presentDeparture(home.departure, 'home'),
      };
    },
    quickLinks: async () => (await findQuickLinks(db)).map(withColor),
    questions: () => listQuestions(db),
    info: ({ params }) => readInfo(db, params.page),
    hotTags: () => listHotTags(db),
  };
};
