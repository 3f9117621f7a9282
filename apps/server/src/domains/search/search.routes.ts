import { createCountCache } from '../../db/count-cache';
import { searchWords } from '../../db/search';
import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context/context';
import { searchArticles } from '../articles';
import { readSynonyms } from '../configs';
import { markedFor, productListReader } from '../products';
import { storeLayers } from '../shipping';
import { matchedElsewhere } from './matched-elsewhere';
import { suggestionFor } from './suggestion.service';

export const searchRoutes = ({ db, sharedReads }: Mall): DomainHandlers<'search'> => {
  const counter = createCountCache();
  const readList = sharedReads.share(
    productListReader(db, createCountCache(), () => storeLayers(db)),
  );
  return {
    async products({ params, query, viewer }) {
      const synonyms = await readSynonyms(db);
      const words = searchWords(params.q, synonyms);
      const found = await readList(viewer, query, { words }, 'relevance');
      const list = await markedFor(db, viewer, found.list);
      const isEmpty = found.page.total_count === 0;
      return {
        ...found,
        suggestion: isEmpty ? ((await suggestionFor(db, params.q)) ?? undefined) : undefined,
        list: list.map((product) => ({
          ...product,
          matched_elsewhere: matchedElsewhere(product.name, params.q, synonyms),
        })),
      };
    },
    async articles({ params, query, viewer }) {
      const words = searchWords(params.q, await readSynonyms(db));
      return searchArticles(db, counter, { words, page: query.page }, viewer);
    },
  };
};
