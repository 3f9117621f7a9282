import { createCountCache } from '../../db/count-cache';
import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context/context';
import { searchArticles } from '../articles';
import { markedFor, productListReader } from '../products';
import { storeLayers } from '../shipping';

export const searchRoutes = ({ db, sharedReads }: Mall): DomainHandlers<'search'> => {
  const counter = createCountCache();
  const readList = sharedReads.share(
    productListReader(db, createCountCache(), () => storeLayers(db)),
  );
  return {
    async products({ params, query, viewer }) {
      const found = await readList(viewer, query, { words: params.q }, 'relevance');
      return { ...found, list: await markedFor(db, viewer, found.list) };
    },
    articles: ({ params, query, viewer }) =>
      searchArticles(db, counter, { words: params.q, page: query.page }, viewer),
  };
};
