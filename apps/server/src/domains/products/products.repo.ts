import { and, asc, desc, eq, exists, gt, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { containsWords, searchWords } from '../../db/search';
import {
  categories,
  configs,
  productCollects,
  productPictures,
  productRules,
  products,
  productWaits,
  type Layer,
} from '../../db/schema';
import type { Slice } from '../../http/paging';

/** What narrows a list of products. */
export interface ProductFilter {
  readonly category?: number | undefined;
  readonly layer?: Layer | undefined;
  /** NT$, inclusive. */
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  readonly inStock?: boolean | undefined;
  /** Words as typed. */
  readonly words?: string | undefined;
  /** Only what this member collected. */
  readonly collectedBy?: number | undefined;
}

/** How a list of products is ordered. */
export type ProductOrder =
  | 'newest'
  | 'price_asc'
  | 'price_desc'
  | 'best_selling'
  | 'most_collected'
  | 'relevance'
  | 'collected';

/** The ids of one page, in order. */
export async function findPage(
  db: Connection,
  filter: ProductFilter,
  order: ProductOrder,
  { perPage, offset }: Pick<Slice, 'perPage' | 'offset'>,
): Promise<number[]> {
  const query = db.select({ id: products.id }).from(products).$dynamic();
  if (filter.collectedBy !== undefined) {
    query.innerJoin(productCollects, collectedBy(filter.collectedBy));
  }
  const rows = await query
    .where(matches(filter))
    .orderBy(...orderBy(order, filter.words))
    .limit(perPage)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** How many match; counts no further than `limit`. */
export async function countProducts(
  db: Connection,
  filter: ProductFilter,
  limit: number | null,
): Promise<number> {
  const query = db
    .select({ one: sql`1` })
    .from(products)
    .where(matches(filter))
    .$dynamic();
  if (filter.collectedBy !== undefined) {
    query.innerJoin(productCollects, collectedBy(filter.collectedBy));
  }
  if (limit !== null) query.limit(limit);
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(query.as('matching'));
  return row?.total ?? 0;
}

/** What lists show of these products, in the order of `ids`; unpublished ones are left out. */
export async function findSummaries(
  db: Connection,
  ids: readonly number[],
  viewerId: number | null,
) {
  if (ids.length === 0) return [];
  const stock = db
    .select({
      variants: sql<number>`count(*)::int`.as('variants'),
      stock: sql<number>`coalesce(sum(${productRules.stock}), 0)::int`.as('stock'),
      ruleId: sql<number | null>`min(${productRules.id})`.as('rule_id'),
    })
    .from(productRules)
    .where(eq(productRules.productId, products.id))
    .as('stock_of');
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      layer: products.layer,
      amount: products.amount,
      marketPrice: products.marketPrice,
      picture: firstPicture,
      variants: stock.variants,
      stock: stock.stock,
      ruleId: stock.ruleId,
      isCollected: isCollectedBy(db, viewerId),
      outOfStockText: productText('out_stock_notify', '缺貨中'),
      lowStockText: productText('low_inventory_notify', '快沒庫存了'),
    })
    .from(products)
    .innerJoinLateral(stock, sql`true`)
    .where(and(inArray(products.id, [...ids]), products.published));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Whether a member waits to be told when a product is back. */
export async function isWaitedFor(
  db: Connection,
  memberId: number,
  productId: number,
): Promise<boolean> {
  const own = and(eq(productWaits.memberId, memberId), eq(productWaits.productId, productId));
  return (await db.$count(productWaits, own)) > 0;
}

/** One product's own words and counts, published or not. */
export async function findProduct(db: Connection, id: number) {
  const [row] = await db
    .select({
      summary: products.summary,
      description: products.description,
      soldCount: products.soldCount,
      collectCount: products.collectCount,
      categoryId: products.categoryId,
      published: products.published,
    })
    .from(products)
    .where(eq(products.id, id));
  return row;
}

/** A product's variants in order. */
export const findRules = (db: Connection, productId: number) =>
  db
    .select()
    .from(productRules)
    .where(eq(productRules.productId, productId))
    .orderBy(productRules.position, productRules.id);

/** The paths of a product's pictures in order. */
export async function findPictures(db: Connection, productId: number): Promise<string[]> {
  const rows = await db
    .select({ path: productPictures.path })
    .from(productPictures)
    .where(eq(productPictures.productId, productId))
    .orderBy(productPictures.position);
  return rows.map(({ path }) => path);
}

/** All categories in order, main and sub. */
export const findCategories = (db: Connection) =>
  db.select().from(categories).orderBy(categories.position, categories.id);

/** Adds a member's mark; false when it was there already. */
export async function addCollect(db: Connection, memberId: number, productId: number) {
  const added = await db
    .insert(productCollects)
    .values({ memberId, productId })
    .onConflictDoNothing()
    .returning({ productId: productCollects.productId });
  return added.length > 0;
}

/** Takes a member's mark away; false when there was none. */
export async function deleteCollect(db: Connection, memberId: number, productId: number) {
  const deleted = await db
    .delete(productCollects)
    .where(and(eq(productCollects.memberId, memberId), eq(productCollects.productId, productId)))
    .returning({ productId: productCollects.productId });
  return deleted.length > 0;
}

/** Moves a product's count of collectors. */
export async function moveCollectCount(db: Connection, productId: number, by: 1 | -1) {
  await db
    .update(products)
    .set({ collectCount: sql`${products.collectCount} + ${by}` })
    .where(eq(products.id, productId));
}

const collectedBy = (memberId: number) =>
  and(eq(productCollects.productId, products.id), eq(productCollects.memberId, memberId));

function matches(filter: ProductFilter): SQL | undefined {
  const { category, layer, priceMin, priceMax, inStock, words } = filter;
  return and(
    eq(products.published, sql`true`),
    category === undefined ? undefined : inCategory(category),
    layer === undefined ? undefined : eq(products.layer, layer),
    priceMin === undefined ? undefined : gte(products.amount, priceMin),
    priceMax === undefined ? undefined : lte(products.amount, priceMax),
    inStock ? hasStock : undefined,
    words === undefined ? undefined : containsWords(products.searchText, words),
  );
}

/** A main category's list holds its sub-categories' goods too. */
const inCategory = (id: number) =>
  sql`${products.categoryId} in (select ${categories.id} from ${categories} where ${or(eq(categories.id, id), eq(categories.parentId, id))})`;

const hasStock = sql`exists (select 1 from ${productRules} where ${and(eq(productRules.productId, products.id), gt(productRules.stock, 0))})`;

function orderBy(order: ProductOrder, words = ''): SQL[] {
  switch (order) {
    case 'price_asc':
      return [asc(products.amount), asc(products.id)];
    case 'price_desc':
      return [desc(products.amount), desc(products.id)];
    case 'best_selling':
      return [desc(products.soldCount), desc(products.id)];
    case 'most_collected':
      return [desc(products.collectCount), desc(products.id)];
    case 'collected':
      return [desc(productCollects.createdAt), desc(products.id)];
    case 'relevance': {
      const [word = ''] = searchWords(words);
      const inName = sql`position(${word} in translate(lower(${products.name}), '臺', '台')) > 0`;
      return [sql`${inName} desc`, desc(products.soldCount), desc(products.id)];
    }
    default:
      return [desc(products.createdAt), desc(products.id)];
  }
}

const firstPicture = sql<string>`coalesce((
  select ${productPictures.path} from ${productPictures}
  where ${productPictures.productId} = ${products.id}
  order by ${productPictures.position} limit 1), '')`;

const isCollectedBy = (db: Connection, viewerId: number | null) =>
  viewerId === null
    ? sql<boolean>`false`
    : sql<boolean>`${exists(
        db
          .select({ one: sql`1` })
          .from(productCollects)
          .where(collectedBy(viewerId)),
      )}`;

/** One of the shop's own notices. Read along, so that a changed notice shows at once. */
const productText = (key: string, fallback: string) =>
  sql<string>`coalesce((
    select ${configs.value} #>> '{}' from ${configs}
    where ${configs.group} = 'product' and ${configs.key} = ${key}), ${fallback})`;
