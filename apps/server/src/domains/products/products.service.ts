import type { CheckedQuery, Paged } from '@mall/contract';
import type { Connection, Database } from '../../db/database';
import type { CountCache } from '../../db/count-cache';
import type { SearchWords } from '../../db/search';
import { transaction } from '../../db/transaction';
import { queryRunner } from '../../db/query-runner';
import type { Layer } from '../../db/schema';
import { MallError } from '../../kernel/error';
import { paged, slice, type Slice } from '../../kernel/paging';
import type { ProductFilter } from './product-filter.repo';
import { countProducts, findPage, findSummaries, type ProductOrder } from './product-lists.repo';
import { presentInPost, presentRule, presentSummary } from './products.presenter';
import {
  addCollect,
  deleteCollect,
  findProduct,
  findPublished,
  findRules,
  moveCollectCount,
} from './products.repo';

/** Fills rows of two, three and four alike. */
const PER_PAGE = 24;

/** A product as lists show it. */
export type ProductSummary = ReturnType<typeof presentSummary>;
type ListQuery = CheckedQuery<'products', 'all'>;
export type { ProductOrder };

/**
 * Translates the query parameters of a list into the repository's filter.
 *
 * @param storeLayers the layers that convenience stores take, from shipping.
 */
export function filterOf(query: ListQuery, storeLayers: readonly Layer[]): ProductFilter {
  return {
    onSale: query.on_sale === '1',
    storePickup: query.store_pickup === '1',
    storeLayers,
    layer: query.layer,
    priceMin: query.price_min,
    priceMax: query.price_max,
    inStock: query.in_stock === '1',
    ids: query.ids?.split(',').map(Number),
  };
}

/** One page of products, as a guest sees them. */
export async function listProducts(
  db: Database,
  counter: CountCache,
  wanted: {
    readonly filter: ProductFilter;
    readonly order: ProductOrder;
    readonly page: number | undefined;
  },
): Promise<Paged<ProductSummary>> {
  const { filter, order } = wanted;
  const part = slice(wanted.page, PER_PAGE);
  const counting = { ...part, isCounted: !counter.has(JSON.stringify(filter)) };
  const rows = await findPage(db, filter, order, counting);
  return paged(rows.map(presentSummary), await totalOf(db, counter, filter, rows, part), part);
}

/** The first products of a list as a guest sees them, without the total count. */
export async function topProducts(
  db: Database,
  wanted: {
    readonly filter: ProductFilter;
    readonly order: ProductOrder;
    readonly limit: number;
  },
): Promise<ProductSummary[]> {
  const part = { perPage: wanted.limit, offset: 0 };
  const rows = await findPage(db, wanted.filter, wanted.order, part);
  return rows.map(presentSummary);
}

/** These products as lists show them to a guest, sorted as `ids`; unpublished ones are left out. */
export async function productSummaries(
  db: Connection,
  ids: readonly number[],
): Promise<ProductSummary[]> {
  return (await findSummaries(db, ids)).map(presentSummary);
}

/** These products as posts show them, by id; unpublished ones are left out. */
export async function productsInPosts(db: Connection, ids: readonly number[]) {
  const rows = await findSummaries(db, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, presentInPost(row)]));
}

/** Products to recommend in a post: those whose name, summary or keywords contain the search words. */
export async function findProductsForPost(
  db: Database,
  counter: CountCache,
  { words, page }: { readonly words: SearchWords; readonly page: number | undefined },
) {
  const filter: ProductFilter = { words };
  const part = slice(page, PER_PAGE);
  const counting = { ...part, isCounted: !counter.has(JSON.stringify(filter)) };
  const rows = await findPage(db, filter, 'relevance', counting);
  return paged(rows.map(presentInPost), await totalOf(db, counter, filter, rows, part), part);
}

const totalOf = (
  db: Database,
  counter: CountCache,
  filter: ProductFilter,
  rows: readonly { readonly counted: number | null }[],
  { perPage, offset }: Slice,
): Promise<number> =>
  counter.total(
    JSON.stringify(filter),
    { rows: rows.length, offset, perPage, counted: rows[0]?.counted },
    () => countProducts(db, filter),
  );

/**
 * One product as a guest sees it, without the data of other domains.
 *
 * @throws {MallError} notFound, productGone
 */
export async function readProduct(db: Connection, id: number) {
  const run = queryRunner(db);
  const [product, rules] = await Promise.all([
    run(() => findProduct(db, id)),
    run(async () => findRules(db, id)),
  ]);
  if (!product) throw new MallError('notFound');
  if (!product.published) throw new MallError('productGone');
  return {
    product: {
      ...presentSummary(product),
      summary: product.summary,
      description: product.description,
      pictures: product.pictures,
      category: { ...product.category, parent: product.parent },
      rules: rules.map((rule) => presentRule(rule, product)),
      specs: [...product.specs],
      is_wait: false,
    },
    /** The parcel that one item of it makes. */
    parcel: {
      itemsAmount: product.amount,
      bulky: product.fitsStorePickup ? [] : [product.name],
      shortLived: product.keepsUntilPickup ? [] : [product.name],
    },
    perishable: product.perishable,
    keywords: product.keywords,
  };
}

/**
 * Adds a product to a member's collection, or removes it. Idempotent.
 *
 * @throws {MallError} notFound, productGone
 */
export async function collectProduct(
  db: Database,
  memberId: number,
  productId: number,
  action: 'add' | 'delete',
) {
  const published = await findPublished(db, productId);
  if (published === undefined) throw new MallError('notFound');
  if (action === 'add' && !published) throw new MallError('productGone');
  await transaction(db, async (tx) => {
    const change = action === 'add' ? addCollect : deleteCollect;
    const changed = await change(tx, memberId, productId);
    if (changed) await moveCollectCount(tx, productId, action === 'add' ? 1 : -1);
  });
  return { p_id: productId, is_collect: action === 'add' };
}
