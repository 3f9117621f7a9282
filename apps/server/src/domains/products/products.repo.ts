import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '../../db/database';
import {
  categories,
  productCollects,
  productPictures,
  productRules,
  products,
  productWaits,
} from '../../db/schema';
import { type Inputs, statement } from '../../db/statement';
import { keepsUntilPickup } from './store-pickup.repo';
import { hasStock } from './product-filter.repo';
import { stockOf, summaryFields } from './product-fields.repo';

/** Whether a product is on sale; undefined: it does not exist. */
export async function findPublished(db: Connection, id: number): Promise<boolean | undefined> {
  const [row] = await db
    .select({ published: products.published })
    .from(products)
    .where(eq(products.id, id));
  return row?.published;
}

/** One product without its variants, published or not. */
export async function findProduct(db: Connection, id: number) {
  const stock = stockOf(db);
  const parent = alias(categories, 'parent');
  const [row] = await db
    .select({
      ...summaryFields(stock),
      summary: products.summary,
      keywords: products.keywords,
      description: products.description,
      specs: products.specs,
      published: products.published,
      fitsStorePickup: products.fitsStorePickup,
      keepsUntilPickup,
      perishable: products.perishable,
      pictures: sql<string[]>`array(
        select ${productPictures.path} from ${productPictures}
        where ${productPictures.productId} = ${products.id} order by ${productPictures.position})`,
      category: { id: categories.id, name: categories.name },
      parent: { id: parent.id, name: parent.name },
    })
    .from(products)
    .innerJoinLateral(stock, sql`true`)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(parent, eq(parent.id, categories.parentId))
    .where(eq(products.id, id));
  return row;
}

/** A product's variants in sequence. */
export const findRules = (db: Connection, productId: number) =>
  db
    .select()
    .from(productRules)
    .where(eq(productRules.productId, productId))
    .orderBy(productRules.position, productRules.id);

/** All categories in sequence, main and sub. */
export const findCategories = (db: Connection) =>
  db.select().from(categories).orderBy(categories.position, categories.id);

/** Adds a product to a member's collection, as it is now; false when it was there already. */
export async function addCollect(db: Connection, memberId: number, productId: number) {
  const [now] = await db
    .select({ amount: products.amount, soldOut: sql<boolean>`not ${hasStock}` })
    .from(products)
    .where(eq(products.id, productId));
  const added = await db
    .insert(productCollects)
    .values({ memberId, productId, amount: now?.amount, soldOut: now?.soldOut })
    .onConflictDoNothing()
    .returning({ productId: productCollects.productId });
  return added.length > 0;
}

/** Price and stock of these products when a member collected them. */
export const findCollected = (db: Connection, memberId: number, ids: readonly number[]) =>
  db
    .select({
      productId: productCollects.productId,
      amount: productCollects.amount,
      soldOut: productCollects.soldOut,
    })
    .from(productCollects)
    .where(
      and(eq(productCollects.memberId, memberId), inArray(productCollects.productId, [...ids])),
    );

/** Those of these products that a member has collected, or waits for. */
export const findMarks = statement(
  'product_marks',
  (db, { memberId, ids }: Inputs<{ memberId: number; ids: readonly number[] }>) => {
    const isMarked = (mark: typeof productCollects | typeof productWaits) =>
      sql<boolean>`exists (select 1 from ${mark}
        where ${mark.productId} = ${products.id} and ${mark.memberId} = ${memberId})`;
    return db
      .select({
        id: products.id,
        isCollected: isMarked(productCollects),
        isWaited: isMarked(productWaits),
      })
      .from(products)
      .where(sql`${products.id} = any(${ids})`);
  },
);

/** The ids of the products that a member collected last. */
export async function lastCollected(
  db: Connection,
  memberId: number,
  most: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: productCollects.productId })
    .from(productCollects)
    .where(eq(productCollects.memberId, memberId))
    .orderBy(desc(productCollects.createdAt), desc(productCollects.productId))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Removes a product from a member's collection; false when it was not there. */
export async function deleteCollect(db: Connection, memberId: number, productId: number) {
  const deleted = await db
    .delete(productCollects)
    .where(and(eq(productCollects.memberId, memberId), eq(productCollects.productId, productId)))
    .returning({ productId: productCollects.productId });
  return deleted.length > 0;
}

/** Changes a product's number of collectors. */
export async function moveCollectCount(db: Connection, productId: number, by: 1 | -1) {
  await db
    .update(products)
    .set({ collectCount: sql`${products.collectCount} + ${by}` })
    .where(eq(products.id, productId));
}
