import { and, eq, gt, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import { containsWords } from '../../db/search';
import { categories, productRules, products, type Layer } from '../../db/schema';

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
  /** The search words as typed. */
  readonly words?: string | undefined;
  /** Only other products of this one's main category. */
  readonly relatedTo?: { readonly id: number; readonly categoryId: number } | undefined;
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
    words === undefined ? undefined : containsWords(products.searchText, words),
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
    layers.length === 0 ? sql`false` : inArray(products.layer, [...layers]),
  );

/** The list of a main category includes the products of its sub-categories. */
const inCategory = (id: number) =>
  sql`${products.categoryId} in (select ${categories.id} from ${categories} where ${or(eq(categories.id, id), eq(categories.parentId, id))})`;

/** Another product of the same main category, at any level below it. */
const isRelatedTo = ({ id, categoryId }: NonNullable<ProductFilter['relatedTo']>) => {
  const main = sql`(select coalesce(${categories.parentId}, ${categories.id}) from ${categories} where ${eq(categories.id, categoryId)})`;
  return sql`${products.id} <> ${id} and ${products.categoryId} in (
    select ${categories.id} from ${categories} where ${categories.id} = ${main} or ${categories.parentId} = ${main})`;
};

/** The condition that any variant of a product can be bought. */
export const hasStock = sql`exists (select 1 from ${productRules} where ${and(eq(productRules.productId, products.id), gt(productRules.stock, 0))})`;
