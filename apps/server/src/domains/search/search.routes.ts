import { createListCounter } from '../../db/counting';
import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../mall';
import { coming } from '../coming';
import { filterOf, listProducts } from '../products/products.service';

export const searchRoutes = ({ db }: Mall): DomainHandlers<'search'> => {
  const counter = createListCounter();
  return coming('search', {
    products: ({ params, query, viewer }) =>
      listProducts(db, counter, {
        filter: { ...filterOf(query), words: params.q },
        order: query.sort ?? 'relevance',
        page: query.page,
        viewer,
      }),
  });
};
