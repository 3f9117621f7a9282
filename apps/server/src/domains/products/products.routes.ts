import { createCountCache } from '../../db/count-cache';
import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context/context';
import { articlesAboutProduct } from '../articles';
import { presentDelivery, readDelivery, storeLayers } from '../shipping';
import { findCategoriesByName, listCategories, readCategory } from './categories.service';
import { collectedAmong, markedFor, withMarks } from './collected-marks.service';
import { listCollected } from './collection.service';
import { productListReader } from './product-list.service';
import { collectProduct, listProducts, readProduct, topProducts } from './products.service';
import { isWaiting } from './wait.repo';
import { waitForProduct } from './wait.service';

/** How many similar products a product's page shows. */
const RELATED = 8;

export const productRoutes = ({ db, sharedReads }: Mall): DomainHandlers<'products'> => {
  const counter = createCountCache();
  const readList = sharedReads.share(productListReader(db, counter, () => storeLayers(db)));
  const readDetail = sharedReads.share(async (id: number) => {
    const product = await readProduct(db, id);
    const [related, delivery] = await Promise.all([
      topProducts(db, {
        filter: { relatedTo: { id, categoryId: product.category.id } },
        order: 'related',
        limit: RELATED,
      }),
      readDelivery(db, product),
    ]);
    return { product, related, delivery };
  });
  return {
    categories: () => listCategories(db),
    async list({ params, query, viewer }) {
      const found = await readList(viewer, query, { category: params.category });
      // An existing category may be empty, but a missing one is an error.
      if (found.list.length === 0) await readCategory(db, params.category);
      return { ...found, list: await markedFor(db, viewer, found.list) };
    },
    async all({ query, viewer }) {
      const found = await readList(viewer, query, {});
      return { ...found, list: await markedFor(db, viewer, found.list) };
    },
    async detail({ params: { id }, viewer, language }) {
      const [{ product, related, delivery }, articles, is_wait] = await Promise.all([
        readDetail(viewer, id),
        articlesAboutProduct(db, id, viewer),
        viewer !== null && isWaiting(db, viewer.id, id),
      ]);
      const ids = [id, ...related.map(({ p_id }) => p_id)];
      const collected = await collectedAmong(db, viewer, ids);
      return {
        ...product,
        is_collect: collected.has(id),
        is_wait,
        delivery: presentDelivery(delivery, language),
        articles,
        related: withMarks(related, collected),
      };
    },
    collected: ({ query, viewer }) => listCollected(db, counter, query, viewer),
    collect: ({ body, viewer }) => collectProduct(db, viewer.id, body.p_id, body.action),
    async waited({ query, viewer }) {
      const { list, page } = await listProducts(db, counter, {
        filter: { waitedBy: viewer.id },
        order: 'waited',
        page: query.page,
      });
      const marked = await markedFor(db, viewer, list);
      return { list: marked.map((product) => ({ ...product, is_wait: true })), page };
    },
    wait: ({ body, viewer }) => waitForProduct(db, viewer, body.p_id, body.action),
    findCategories: ({ params }) => findCategoriesByName(db, params.q),
  };
};
