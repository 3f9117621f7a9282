import { createCountCache } from '../../db/count-cache';
import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context/context';
import { searchArticles } from '../articles';
import { productListReader } from '../products';
import { storeLayers } from '../shipping';

export const searchRoutes = ({ db }: Mall): DomainHandlers<'search'> => {
  const counter = createCountCache();
  const readList = productListReader(db, createCountCache(), () => storeLayers(db));
  return {
    products: ({ params, query, viewer }) =>
      readList(query, { words: params.q }, viewer, 'relevance'),
    articles: ({ params, query, viewer }) =>
      searchArticles(db, counter, { words: params.q, page: query.page }, viewer),
  };
};
