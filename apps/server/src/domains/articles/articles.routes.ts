import { createListCounter } from '../../db/counting';
import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../mall';
import { listArticles, promotedArticles } from './articles.service';

export const articleRoutes = ({ db }: Mall): DomainHandlers<'articles'> => {
  const counter = createListCounter();
  return {
    list: ({ query, viewer }) => listArticles(db, counter, query.page, viewer),
    promoted: ({ viewer }) => promotedArticles(db, viewer),
  };
};
