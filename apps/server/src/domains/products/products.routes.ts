import { createCountCache } from '../../db/count-cache';
import { searchWords } from '../../db/search';
import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context/context';
import { articlesAboutProduct } from '../articles';
import { readSynonyms } from '../configs';
import { presentDelivery, readDelivery, storeLayers } from '../shipping';
import { findCategoriesByName, listCategories, readCategory } from './categories.service';
import { markedFor, marksOf, withMarks } from './product-marks.service';
import { listCollected } from './collection.service';
import { productListReader } from './product-list.service';
import { collectProduct, listProducts, readProduct, topProducts } from './products.service';
import { presentWait } from './wait.presenter';
import { findWaits } from './wait.repo';
import { waitForProduct } from './wait.service';

/** How many similar products a product's page shows. */
const RELATED = 8;
/** How many of each sub-category are compared with it. */
const RELATED_READ = 24;

export const productRoutes = ({ db, sharedReads }: Mall): DomainHandlers<'products'> => {
  const counter = createCountCache();
  const readList = sharedReads.share(productListReader(db, counter, () => storeLayers(db)));
  const readDetail = sharedReads.share(async (id: number) => {
    const { product, parcel, perishable, keywords } = await readProduct(db, id);
    const [related, delivery] = await Promise.all([
      topProducts(db, {
        filter: {
          relatedTo: {
            id,
            categoryId: product.category.id,
            amount: product.amount,
            keywords,
            most: RELATED_READ,
          },
        },
        order: 'related',
        limit: RELATED,
      }),
      readDelivery(db, { layer: product.layer, parcel, perishable }),
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
      const [{ product, related, delivery }, articles] = await Promise.all([
        readDetail(viewer, id),
        articlesAboutProduct(db, id, viewer),
      ]);
      const marks = await marksOf(db, viewer, [id, ...related.map(({ p_id }) => p_id)]);
      const waits = viewer && marks.waited.has(id) ? await findWaits(db, viewer.id, [id]) : [];
      const isWaited = (rule: number) =>
        waits.some(({ ruleId }) => ruleId === null || ruleId === rule);
      return {
        ...product,
        rules: product.rules.map((rule) => ({ ...rule, is_wait: isWaited(rule.rule_id) })),
        is_collect: marks.collected.has(id),
        is_wait: marks.waited.has(id),
        delivery: presentDelivery(delivery, language),
        articles,
        related: withMarks(related, marks),
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
      const waits = await findWaits(
        db,
        viewer.id,
        list.map(({ p_id }) => p_id),
      );
      return {
        list: marked.map((product) => ({
          ...product,
          is_wait: true,
          waits: waits.filter(({ productId }) => productId === product.p_id).map(presentWait),
        })),
        page,
      };
    },
    wait: ({ body: { p_id, rule_id = null, action }, viewer }) =>
      waitForProduct(db, viewer, { productId: p_id, ruleId: rule_id, action }),
    findCategories: async ({ params }) =>
      findCategoriesByName(db, searchWords(params.q, await readSynonyms(db))),
  };
};
