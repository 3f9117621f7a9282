import { and, eq, gt, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import { keepsUntilPickup } from './store-pickup.repo';
import { isFound, type SearchWords } from '../../db/search';
import { articleProducts, articles, categories, products, type Layer } from '../../db/schema';

/** The product to which others are related. */
export interface RelatedTo {
  readonly id: number;
  readonly categoryId: number;
  /** NT$. */
  readonly amount: number;
  /** Its keywords, separated by blanks. */
  readonly keywords: string;
  /** How many of each category below its main one are considered. */
  readonly most: number;
}

/** The filters of a product list. */
export interface ProductFilter {
  readonly category?: number | undefined;
  readonly layer?: Layer | undefined;
  /** NT$, inclusive. */
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  readonly inStock?: boolean | undefined;
  readonly onSale?: boolean | undefined;
  readonly storePickup?: boolean | undefined;
  /** The layers that convenience stores take; needed by `storePickup`. */
  readonly storeLayers?: readonly Layer[] | undefined;
  /** Only these products. */
  readonly ids?: readonly number[] | undefined;
  /** The words of a search. */
  readonly words?: SearchWords | undefined;
  /** Only other products that are related to this one. */
  readonly relatedTo?: RelatedTo | undefined;
  /** Only products in this member's collection. */
  readonly collectedBy?: number | undefined;
  /** Only products that this member waits for. */
  readonly waitedBy?: number | undefined;
}

/** The condition that a product passes a filter. */
export function matches(filter: ProductFilter): SQL | undefined {
  return and(isListed(filter), ...Object.values(choicesOf(filter)));
}

/** The condition for the origin of a list, which a shopper does not choose by a filter. */
export function isListed({ category, words, ids, relatedTo }: ProductFilter): SQL | undefined {
  return and(
    eq(products.published, sql`true`),
    category === undefined ? undefined : inCategory(category),
    ids === undefined ? undefined : inArray(products.id, [...ids]),
    words === undefined ? undefined : isFoundBy(words),
    relatedTo === undefined ? undefined : isRelatedTo(relatedTo),
  );
}

/** The condition of each filter that a shopper chose. */
export const choicesOf = (filter: ProductFilter) => ({
  layer: filter.layer === undefined ? undefined : eq(products.layer, filter.layer),
  price: isPriced(filter.priceMin, filter.priceMax),
  onSale: filter.onSale ? isOnSale : undefined,
  storePickup: filter.storePickup ? fitsStores(filter.storeLayers ?? []) : undefined,
  inStock: filter.inStock ? hasStock : undefined,
});

/** The condition that a product costs no less and no more than this, NT$. */
export const isPriced = (least: number | undefined, most: number | undefined): SQL | undefined =>
  and(
    least === undefined ? undefined : gte(products.amount, least),
    most === undefined ? undefined : lte(products.amount, most),
  );

/** The condition that a product costs less than it used to. */
export const isOnSale = gt(products.marketPrice, products.amount);

/** The condition that a convenience store takes a product; `layers`: those that stores can cool. */
export const fitsStores = (layers: readonly Layer[]): SQL | undefined =>
  and(
    eq(products.fitsStorePickup, true),
    keepsUntilPickup,
    layers.length === 0 ? sql`false` : inArray(products.layer, [...layers]),
  );

/** The condition that a category is this one or below it: the list of a main category includes both. */
export const isWithin = (id: number) => or(eq(categories.id, id), eq(categories.parentId, id));

const inCategory = (id: number) =>
  sql`${products.categoryId} = any(array(select ${categories.id} from ${categories} where ${isWithin(id)}))`;

/** One of the best-selling matches of a search. */
const isFoundBy = (words: SearchWords) =>
  isFound(
    {
      table: products,
      id: products.id,
      text: products.searchText,
      condition: sql`${products.published}`,
      order: products.soldCount,
    },
    words,
  );

/** How many posts of a product are read for the products beside it. */
const POSTS_READ = 30;

/** The other products in the latest public posts of a product. */
const besideInPosts = (id: number) => sql`(
  select beside.product_id from (
    select ${articleProducts.articleId} as article_id from ${articleProducts}
    where ${articleProducts.productId} = ${id}
    order by ${articleProducts.articleId} desc limit ${POSTS_READ}
  ) as latest
  join ${articles} on ${articles.id} = latest.article_id
    and ${articles.permission} = 1 and ${articles.deletedAt} is null and ${articles.hiddenAt} is null
  join ${articleProducts} as beside on beside.article_id = latest.article_id
  where beside.product_id <> ${id})`;

/**
 * How closely a product is related: recommended in the same posts, each common keyword (at most
 * two), the same sub-category, and a similar price.
 */
export const closenessTo = ({ id, categoryId, amount, keywords }: RelatedTo): SQL => sql`(
  case when ${products.id} = any(array(${besideInPosts(id)})) then 3 else 0 end
  + 2 * least(2, cardinality(array(
      select unnest(string_to_array(${products.keywords}, ' '))
      intersect select unnest(string_to_array(${keywords}::text, ' ')))))
  + case when ${products.categoryId} = ${categoryId} then 2 else 0 end
  + case when ${products.amount} between ${Math.floor(amount / 2)} and ${amount * 2} then 1 else 0 end)`;

/**
 * Another product in a public post of this one, or of the same main category, at any level below
 * it: of each category only the `most` best-selling ones, those in stock first.
 */
const isRelatedTo = ({ id, categoryId, most }: RelatedTo) => {
  const main = sql`(select coalesce(${categories.parentId}, ${categories.id}) from ${categories} where ${eq(categories.id, categoryId)})`;
  return sql`${products.id} = any(array(
    select best.id from ${categories} cross join lateral (
      select ${products.id} from ${products}
      where ${products.published} and ${products.categoryId} = ${categories.id} and ${products.id} <> ${id}
      order by ${products.inStock} desc, ${products.soldCount} desc, ${products.id} desc limit ${most}
    ) as best
    where ${categories.id} = ${main} or ${categories.parentId} = ${main}
    union all ${besideInPosts(id)}))`;
};

/** The condition that any variant of a product can be bought. */
export const hasStock = sql`${products.inStock}`;
