import type { Contract, Paged } from '@mall/sdk/contract';
import type { Connection, Database } from '../../db/database';
import { totalFromPage, type ListCounter } from '../../db/counting';
import { transaction } from '../../db/transaction';
import type { Call, Viewer } from '../../http/contract-types';
import { MallFailure } from '../../http/failure';
import { paged, slice } from '../../http/paging';
import { presentInPost, presentRule, presentSummary } from './products.presenter';
import {
  addCollect,
  countProducts,
  deleteCollect,
  findPage,
  findPictures,
  findProduct,
  findRules,
  findSummaries,
  isWaitedFor,
  moveCollectCount,
  type ProductFilter,
  type ProductOrder,
} from './products.repo';

/** Fills rows of two, three and four alike. */
const PER_PAGE = 24;

/** A product as lists show it. */
export type ProductSummary = ReturnType<typeof presentSummary>;
type ListQuery = Call<Contract['products']['all']>['query'];

/** What a shopper may narrow a list with, as the repo understands it. */
export function filterOf(query: ListQuery): ProductFilter {
  return {
    layer: query.layer,
    priceMin: query.price_min,
    priceMax: query.price_max,
    inStock: query.in_stock === '1',
  };
}

/** One page of products. */
export async function listProducts(
  db: Database,
  counter: ListCounter,
  wanted: {
    readonly filter: ProductFilter;
    readonly order: ProductOrder;
    readonly page: number | undefined;
    readonly viewer: Viewer | null;
  },
): Promise<Paged<ProductSummary>> {
  const { filter, order, viewer } = wanted;
  const part = slice(wanted.page, PER_PAGE);
  const ids = await findPage(db, filter, order, part);
  const list = await productSummaries(db, ids, viewer);
  const total =
    totalFromPage(ids.length, part.offset, part.perPage) ??
    (await counter.count(JSON.stringify(filter), (limit) => countProducts(db, filter, limit)));
  return paged(list, total, part);
}

/** The first products of a list, without counting it. */
export async function topProducts(
  db: Database,
  wanted: {
    readonly filter: ProductFilter;
    readonly order: ProductOrder;
    readonly limit: number;
    readonly viewer: Viewer | null;
  },
): Promise<ProductSummary[]> {
  const part = { perPage: wanted.limit, offset: 0 };
  const ids = await findPage(db, wanted.filter, wanted.order, part);
  return productSummaries(db, ids, wanted.viewer);
}

/** These products as lists show them, in the order of `ids`; unpublished ones are left out. */
export async function productSummaries(
  db: Connection,
  ids: readonly number[],
  viewer: Viewer | null,
): Promise<ProductSummary[]> {
  return (await findSummaries(db, ids, viewer?.id ?? null)).map(presentSummary);
}

/** These products as posts show them, by id; unpublished ones are left out. */
export async function productsInPosts(db: Connection, ids: readonly number[]) {
  const rows = await findSummaries(db, [...new Set(ids)], null);
  return new Map(rows.map((row) => [row.id, presentInPost(row)]));
}

/**
 * One product without what other domains know of it.
 *
 * @throws {MallFailure} notFound, productGone
 */
export async function readProduct(db: Connection, id: number, viewer: Viewer | null) {
  const [product, [summary], pictures, rules, isWaited] = await Promise.all([
    findProduct(db, id),
    productSummaries(db, [id], viewer),
    findPictures(db, id),
    findRules(db, id),
    viewer !== null && isWaitedFor(db, viewer.id, id),
  ]);
  if (!product) throw new MallFailure('notFound');
  if (!summary) throw new MallFailure('productGone');
  return {
    ...summary,
    summary: product.summary,
    description: product.description,
    pictures,
    rules: rules.map(presentRule),
    sold_count: product.soldCount,
    collect_count: product.collectCount,
    is_wait: isWaited,
    categoryId: product.categoryId,
  };
}

/**
 * Adds a product to a member's collection, or takes it out. Doing it twice changes nothing more.
 *
 * @throws {MallFailure} notFound, productGone
 */
export async function collectProduct(
  db: Database,
  memberId: number,
  productId: number,
  action: 'add' | 'delete',
) {
  const product = await findProduct(db, productId);
  if (!product) throw new MallFailure('notFound');
  if (action === 'add' && !product.published) throw new MallFailure('productGone');
  await transaction(db, async (tx) => {
    const change = action === 'add' ? addCollect : deleteCollect;
    const changed = await change(tx, memberId, productId);
    if (changed) await moveCollectCount(tx, productId, action === 'add' ? 1 : -1);
  });
  return { p_id: productId, is_collect: action === 'add' };
}
