import { createListCounter } from '../../db/counting';
import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../mall';
import { coming } from '../coming';
import { listArticles, promotedArticles } from './articles.service';

export const articleRoutes = ({ db }: Mall): DomainHandlers<'articles'> => {
  const counter = createListCounter();
  return coming('articles', {
    list: async ({ query, viewer }) => ({
      ...(await listArticles(db, counter, query.page, viewer)),
      newer_count: 0,
    }),
    promoted: ({ viewer }) => promotedArticles(db, viewer),
  });
};
