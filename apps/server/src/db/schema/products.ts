import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { createdAt, money, serialId } from './columns';
import { members } from './members';

/** Two levels: a main category has no parent. */
export const categories = pgTable(
  'categories',
  {
    id: serialId(),
    parentId: integer().references((): AnyPgColumn => categories.id),
    name: text().notNull(),
    /** URL of a main category's picture. */
    img: text(),
    /** Main colour of `img`, `#c9a27e`; null: unknown. */
    color: text(),
    position: integer().notNull().default(0),
  },
  (category) => [index('categories_of_parent').on(category.parentId)],
);

/** A shipping temperature: 1 常溫, 2 冷藏, 3 冷凍. */
export type Layer = 1 | 2 | 3;
/** One attribute of a variant, as the API returns it. */
export interface Attribute {
  readonly attr: string;
  readonly type: string;
}

/** One line of a product's specification: 產地 → 台南市玉井區. */
export interface Spec {
  readonly label: string;
  readonly value: string;
}

export const products = pgTable(
  'products',
  {
    id: serialId(),
    slug: text().notNull().unique(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    name: text().notNull(),
    summary: text().notNull().default(''),
    /** Safe HTML. */
    description: text().notNull().default(''),
    keywords: text().notNull().default(''),
    /** The lines of its specification table. */
    specs: jsonb().$type<readonly Spec[]>().notNull().default([]),
    layer: smallint().$type<Layer>().notNull(),
    /** Whether a parcel of it fits a convenience store's limits: 45 cm, 5 kg. */
    fitsStorePickup: boolean().notNull().default(true),
    /** The days for which it keeps from the day on which it leaves the shop; null: longer than a year, or unknown. */
    shelfDays: smallint(),
    /**
     * Whether it perishes soon, cooled or not: the seven-day return of the Consumer Protection Act
     * does not apply.
     */
    perishable: boolean().notNull().default(false),
    published: boolean().notNull().default(true),
    /** Prices of the cheapest variant, for sorting and lists; updated by a trigger on `product_rules`. */
    amount: money().notNull().default(0),
    marketPrice: money().notNull().default(0),
    /** The last day of its reduction; then every variant costs its regular price. null: no end is set. */
    saleEndsOn: date(),
    /** Whether any variant has stock; updated by a trigger on `product_rules`. */
    inStock: boolean().notNull().default(false),
    soldCount: integer().notNull().default(0),
    collectCount: integer().notNull().default(0),
    createdAt: createdAt(),
    /** The folded text for the search: {@link productSearchText}; null: not folded yet. */
    searchText: text(),
  },
  (product) => [
    // One index per sort order, read forwards or backwards, without unpublished products; below the same
    // for the list of a category.
    index('products_newest')
      .on(product.createdAt, product.id)
      .where(sql`${product.published}`),
    index('products_best_selling')
      .on(product.soldCount, product.id)
      .where(sql`${product.published}`),
    index('products_most_collected')
      .on(product.collectCount, product.id)
      .where(sql`${product.published}`),
    index('products_price')
      .on(product.amount, product.id)
      .where(sql`${product.published}`),
    index('products_newest_of_category')
      .on(product.categoryId, product.createdAt, product.id)
      .where(sql`${product.published}`),
    index('products_best_selling_of_category')
      .on(product.categoryId, product.soldCount, product.id)
      .where(sql`${product.published}`),
    index('products_most_collected_of_category')
      .on(product.categoryId, product.collectCount, product.id)
      .where(sql`${product.published}`),
    index('products_price_of_category')
      .on(product.categoryId, product.amount, product.id)
      .where(sql`${product.published}`),
    // For the filter of reduced products, which are few of them.
    index('products_reduced')
      .on(product.createdAt, product.id)
      .where(sql`${product.published} and ${product.marketPrice} > ${product.amount}`),
    // For the job that ends reductions.
    index('products_sale_ends')
      .on(product.saleEndsOn)
      .where(sql`${product.saleEndsOn} is not null`),
    // For the similar products of a product's page: the best-selling ones of each category.
    index('products_related')
      .on(product.categoryId, product.inStock, product.soldCount, product.id)
      .where(sql`${product.published}`),
    // Search by characters and pairs of neighbouring ones: most Chinese words have two, and trigrams
    // cannot find those.
    index('products_search').using('gin', sql`search_grams(${product.searchText})`),
    // For the job that folds texts.
    index('products_unfolded')
      .on(product.id)
      .where(sql`${product.searchText} is null`),
    check('products_layer', sql`${product.layer} in (1, 2, 3)`),
    check(
      'products_counts_not_negative',
      sql`${product.soldCount} >= 0 and ${product.collectCount} >= 0`,
    ),
  ],
);

export const productPictures = pgTable(
  'product_pictures',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    path: text().notNull(),
    /** Main colour, `#c9a27e`; null: unknown. */
    color: text(),
  },
  (picture) => [primaryKey({ columns: [picture.productId, picture.position] })],
);

/** A product's variants, which are what shoppers buy. */
export const productRules = pgTable(
  'product_rules',
  {
    id: serialId(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull().default(0),
    attributes: jsonb().$type<readonly Attribute[]>().notNull().default([]),
    /** Path of the product's picture that shows this variant; null: the first one. */
    picture: text(),
    /** The lines of the product's specification that differ for this variant, by their label. */
    specs: jsonb().$type<readonly Spec[]>().notNull().default([]),
    amount: money().notNull(),
    marketPrice: money().notNull(),
    stock: integer().notNull(),
  },
  (rule) => [
    // A product's variants in order; includes the stock for index-only scans in lists.
    index('product_rules_of_product').on(rule.productId, rule.position, rule.stock),
    check('product_rules_stock_not_negative', sql`${rule.stock} >= 0`),
    check('product_rules_prices', sql`${rule.amount} >= 0 and ${rule.marketPrice} >= 0`),
  ],
);

/** Rules that add a gift from a quantity of a product. */
export const productGifts = pgTable(
  'product_gifts',
  {
    id: serialId(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    minQuantity: integer().notNull().default(1),
    giftRuleId: integer()
      .notNull()
      .references(() => productRules.id, { onDelete: 'cascade' }),
  },
  (gift) => [
    index('product_gifts_of_product').on(gift.productId),
    check('product_gifts_quantity', sql`${gift.minQuantity} > 0`),
  ],
);

/** Products that are cheaper when bought with another product. */
export const productAddons = pgTable(
  'product_addons',
  {
    id: serialId(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    addonRuleId: integer()
      .notNull()
      .references(() => productRules.id, { onDelete: 'cascade' }),
    amount: money().notNull(),
  },
  (addon) => [
    index('product_addons_of_product').on(addon.productId),
    check('product_addons_amount', sql`${addon.amount} >= 0`),
  ],
);

export const productCollects = pgTable(
  'product_collects',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Price and stock when it was collected; null: collected before these columns existed. */
    amount: money(),
    soldOut: boolean(),
    createdAt: createdAt(),
  },
  (collect) => [
    primaryKey({ columns: [collect.memberId, collect.productId] }),
    // For the collection, newest first.
    index('product_collects_of_member').on(collect.memberId, collect.createdAt, collect.productId),
  ],
);

/** Members to notify when a variant of a product is back in stock. */
export const productWaits = pgTable(
  'product_waits',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The variant; null: any. */
    ruleId: integer().references(() => productRules.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (wait) => [
    unique('product_waits_once').on(wait.memberId, wait.productId, wait.ruleId).nullsNotDistinct(),
    // For the members to notify when a product is back in stock.
    index('product_waits_of_product').on(wait.productId),
  ],
);
