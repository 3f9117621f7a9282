import { createCountCache } from '../../db/count-cache';
import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context';
import { articlesAboutProduct } from '../articles';
import { findCategoriesByName, listCategories, readCategory } from './categories.service';
import { collectProduct, filterOf, listProducts, readProduct } from './products.service';
import { waitForProduct } from './wait.service';

export const productRoutes = ({ db }: Mall): DomainHandlers<'products'> => {
  const counter = createCountCache();
  return {
    categories: () => listCategories(db),
    async list({ params, query, viewer }) {
      const filter = { ...filterOf(query), category: params.category };
      const order = query.sort ?? 'newest';
      const found = await listProducts(db, counter, { filter, order, page: query.page, viewer });
      // An existing category may be empty, but a missing one is an error.
      if (found.list.length === 0) await readCategory(db, params.category);
      return found;
    },
    all: ({ query, viewer }) =>
      listProducts(db, counter, {
        filter: filterOf(query),
        order: query.sort ?? 'newest',
        page: query.page,
        viewer,
      }),
    async detail({ params, viewer }) {
      const [product, articles] = await Promise.all([
        readProduct(db, params.id, viewer),
        articlesAboutProduct(db, params.id, viewer),
      ]);
      return { ...product, articles };
    },
    collected: ({ query, viewer }) =>
      listProducts(db, counter, {
        filter: { collectedBy: viewer.id },
        order: 'collected',
        page: query.page,
        viewer,
      }),
    collect: ({ body, viewer }) => collectProduct(db, viewer.id, body.p_id, body.action),
    waited: ({ query, viewer }) =>
      listProducts(db, counter, {
        filter: { waitedBy: viewer.id },
        order: 'waited',
        page: query.page,
        viewer,
      }),
    wait: ({ body, viewer }) => waitForProduct(db, viewer.id, body.p_id, body.action),
    findCategories: ({ params }) => findCategoriesByName(db, params.q),
  };
};
