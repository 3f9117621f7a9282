import { createCountCache } from '../../db/count-cache';
import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context';
import { searchArticles } from '../articles';
import { filterOf, listProducts } from '../products';

export const searchRoutes = ({ db }: Mall): DomainHandlers<'search'> => {
  const counter = createCountCache();
  return {
    products: ({ params, query, viewer }) =>
      listProducts(db, counter, {
        filter: { ...filterOf(query), words: params.q },
        order: query.sort ?? 'relevance',
        page: query.page,
        viewer,
      }),
    articles: ({ params, query, viewer }) =>
      searchArticles(db, counter, { words: params.q, page: query.page }, viewer),
  };
};
