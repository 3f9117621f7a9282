import { createCountCache } from '../../db/count-cache';
import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context/context';
import { articlesAboutProduct } from '../articles';
import { presentDelivery, readDelivery, storeLayers } from '../shipping';
import { findCategoriesByName, listCategories, readCategory } from './categories.service';
import { listCollected } from './collection.service';
import { productListReader } from './product-list.service';
import { collectProduct, listProducts, readProduct, topProducts } from './products.service';
import { waitForProduct } from './wait.service';

/** How many similar products a product's page shows. */
const RELATED = 8;

export const productRoutes = ({ db }: Mall): DomainHandlers<'products'> => {
  const counter = createCountCache();
  const readList = productListReader(db, counter, () => storeLayers(db));
  return {
    categories: () => listCategories(db),
    async list({ params, query, viewer }) {
      const found = await readList(query, { category: params.category }, viewer);
      // An existing category may be empty, but a missing one is an error.
      if (found.list.length === 0) await readCategory(db, params.category);
      return found;
    },
    all: ({ query, viewer }) => readList(query, {}, viewer),
    async detail({ params, viewer, language }) {
      const [product, articles] = await Promise.all([
        readProduct(db, params.id, viewer),
        articlesAboutProduct(db, params.id, viewer),
      ]);
      const [related, delivery] = await Promise.all([
        topProducts(db, {
          filter: { relatedTo: { id: params.id, categoryId: product.category.id } },
          order: 'related',
          limit: RELATED,
          viewer,
        }),
        readDelivery(db, product),
      ]);
      return {
        ...product,
        delivery: presentDelivery(delivery, language),
        articles,
        related,
      };
    },
    collected: ({ query, viewer }) => listCollected(db, counter, query, viewer),
    collect: ({ body, viewer }) => collectProduct(db, viewer.id, body.p_id, body.action),
    async waited({ query, viewer }) {
      const { list, page } = await listProducts(db, counter, {
        filter: { waitedBy: viewer.id },
        order: 'waited',
        page: query.page,
        viewer,
      });
      return { list: list.map((product) => ({ ...product, is_wait: true })), page };
    },
    wait: ({ body, viewer }) => waitForProduct(db, viewer, body.p_id, body.action),
    findCategories: ({ params }) => findCategoriesByName(db, params.q),
  };
};
