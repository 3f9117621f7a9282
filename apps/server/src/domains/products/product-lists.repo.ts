import { SEARCH_RESULT_LIMIT } from '@mall/contract';
import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { cappedCount, countOfAll, EXACT_UP_TO, notCounted } from '../../db/count-cache';
import type { Connection } from '../../db/database';
import { categories, productCollects, products, productWaits } from '../../db/schema';
import { searchField, type SearchWords } from '../../db/search';
import type { Slice } from '../../kernel/paging';
import { summaryFields, stockOf } from './product-fields.repo';
import {
  closenessTo,
  hasStock,
  isWithin,
  matches,
  type ProductFilter,
} from './product-filter.repo';

/** The sort options of a product list. */
export type ProductOrder =
  | 'newest'
  | 'price_asc'
  | 'price_desc'
  | 'best_selling'
  | 'most_collected'
  | 'relevance'
  | 'related'
  | 'collected'
  | 'price_drop'
  | 'waited';

/**
 * One page of a product list.
 *
 * @param isCounted adds the total number to each row; a search always has it.
 */
export async function findPage(
  db: Connection,
  filter: ProductFilter,
  order: ProductOrder,
  {
    perPage,
    offset,
    isCounted = false,
  }: Pick<Slice, 'perPage' | 'offset'> & { readonly isCounted?: boolean },
) {
  const page = sorted(db, filter, order, perPage + offset)
    .limit(perPage)
    .offset(offset)
    .as('page');
  const counted = isSearch(filter)
    ? page.counted
    : cappedCount(sorted(db, filter, order, EXACT_UP_TO + 1), isCounted);
  const stock = stockOf(db);
  return db
    .select({
      ...summaryFields(stock),
      counted,
    })
    .from(page)
    .innerJoin(products, eq(products.id, page.id))
    .innerJoinLateral(stock, sql`true`)
    .orderBy(...orderBy(order, filter, { markedAt: page.markedAt }));
}

/** The number of products in a list. */
export async function countProducts(db: Connection, filter: ProductFilter): Promise<number> {
  const all = matching(db, filter).as('matching');
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(all);
  return row?.total ?? 0;
}

/** The list fields of these products, sorted as `ids`; unpublished ones are left out. */
export async function findSummaries(db: Connection, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const stock = stockOf(db);
  const rows = await db
    .select(summaryFields(stock))
    .from(products)
    .innerJoinLateral(stock, sql`true`)
    .where(and(inArray(products.id, [...ids]), products.published));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The products that match a filter; `markedAt`: when the member collected or began to wait for them. */
function matching(db: Connection, filter: ProductFilter) {
  const { collectedBy, waitedBy } = filter;
  const mark = collectedBy === undefined ? productWaits : productCollects;
  const member = collectedBy ?? waitedBy;
  const query = db
    .select({
      id: products.id,
      markedAt: (member === undefined ? sql<null>`null` : sql`${mark.createdAt}`).as('marked_at'),
      counted: notCounted,
    })
    .from(products)
    .where(matches(filter))
    .$dynamic();
  return member === undefined
    ? query
    : query.innerJoin(
        mark,
        and(
          eq(mark.productId, products.id),
          eq(mark.memberId, member),
          mark === productWaits ? isLatestWait : undefined,
        ),
      );
}

/** A member may wait for several variants of a product; the latest of these waits lists it. */
const isLatestWait = sql`not exists (
  select 1 from ${productWaits} as later
  where later.member_id = ${productWaits.memberId} and later.product_id = ${productWaits.productId}
  and (later.created_at, coalesce(later.rule_id, 0)) >
    (${productWaits.createdAt}, coalesce(${productWaits.ruleId}, 0)))`;

const isSearch = ({ category, words }: ProductFilter) =>
  category === undefined && words !== undefined;

/** At least the first `most` products that match a filter, sorted. */
function sorted(db: Connection, filter: ProductFilter, order: ProductOrder, most: number) {
  const { category } = filter;
  if (category !== undefined) return bestOfCategories(db, filter, category, { order, most });
  if (isSearch(filter)) return resultsOf(db, filter, order);
  return matching(db, filter).orderBy(...orderBy(order, filter));
}

const { id, amount, soldCount, collectCount, createdAt, searchText } = products;
/** The columns that any list may be sorted by. */
const sortColumns = { id, amount, soldCount, collectCount, createdAt, searchText };
const noMark = sql<null>`null`.as('marked_at');

/**
 * The first products of a category and of each one below it, sorted. Each category is read through its
 * own index: a list of few products never reads those of the other categories.
 */
function bestOfCategories(
  db: Connection,
  filter: ProductFilter,
  category: number,
  { order, most }: { readonly order: ProductOrder; readonly most: number },
) {
  const best = db
    .select(sortColumns)
    .from(products)
    .where(and(eq(products.categoryId, categories.id), matches({ ...filter, category: undefined })))
    .orderBy(...orderBy(order, filter))
    .limit(most)
    .as('best');
  return db
    .select({ id: best.id, markedAt: noMark, counted: notCounted })
    .from(categories)
    .innerJoinLateral(best, sql`true`)
    .where(isWithin(category))
    .orderBy(...orderBy(order, filter, { from: best }))
    .$dynamic();
}

/** The results of a search, sorted after they are found: not by reading all products in that order. */
function resultsOf(db: Connection, filter: ProductFilter, order: ProductOrder) {
  const found = db
    .select(sortColumns)
    .from(products)
    .where(matches(filter))
    .limit(SEARCH_RESULT_LIMIT)
    .as('found');
  return db
    .select({ id: found.id, markedAt: noMark, counted: countOfAll })
    .from(found)
    .orderBy(...orderBy(order, filter, { from: found }))
    .$dynamic();
}

/** Where the columns of a sort are, if they are not the table's own. */
interface SortSource {
  /** When the member marked a product. */
  readonly markedAt?: SQL.Aliased;
  readonly from?: Readonly<Record<keyof typeof sortColumns, PgColumn>>;
}

function orderBy(
  order: ProductOrder,
  { words = [], relatedTo, collectedBy }: ProductFilter,
  { markedAt, from = products }: SortSource = {},
): SQL[] {
  switch (order) {
    case 'price_asc':
      return [asc(from.amount), asc(from.id)];
    case 'price_desc':
      return [desc(from.amount), desc(from.id)];
    case 'best_selling':
      return [desc(from.soldCount), desc(from.id)];
    case 'most_collected':
      return [desc(from.collectCount), desc(from.id)];
    case 'collected':
      return [desc(markedAt ?? productCollects.createdAt), desc(products.id)];
    case 'price_drop':
      return [sql`${priceDrop(collectedBy ?? 0)} desc nulls last`, desc(products.id)];
    case 'waited':
      return [desc(markedAt ?? productWaits.createdAt), desc(products.id)];
    case 'related':
      return [
        sql`${hasStock} desc`,
        ...(relatedTo ? [sql`${closenessTo(relatedTo)} desc`] : []),
        desc(products.soldCount),
        desc(products.id),
      ];
    case 'relevance':
      return [sql`${relevance(words, from.searchText)} desc`, desc(from.soldCount), desc(from.id)];
    default:
      return [desc(from.createdAt), desc(from.id)];
  }
}

/**
 * The relevance of a product for search words: a name that begins with a word before one that
 * contains it, then keywords, and last a word that only the summary contains.
 */
function relevance(words: SearchWords, text: PgColumn): SQL {
  const name = searchField(text, 'name');
  const keywords = searchField(text, 'keywords');
  const points = words.map((alternatives) => {
    const isAny = (condition: (word: string) => SQL) =>
      sql`(${or(...alternatives.map(condition))})`;
    return sql`case
      when ${isAny((word) => sql`position(${word} in ${name}) = 1`)} then 4
      when ${isAny((word) => sql`position(${word} in ${name}) > 0`)} then 3
      when ${isAny((word) => sql`position(${word} in ${keywords}) > 0`)} then 1
      else 0 end`;
  });
  return points.length === 0 ? sql`0::int` : sql`(${sql.join(points, sql` + `)})`;
}

/** NT$ by which a product has become cheaper since this member collected it; null: unknown. */
const priceDrop = (memberId: number): SQL => sql`(
  select ${productCollects.amount} - ${products.amount} from ${productCollects}
  where ${and(eq(productCollects.productId, products.id), eq(productCollects.memberId, memberId))})`;
