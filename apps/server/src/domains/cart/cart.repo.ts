import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../../db/database';
import {
  cartItems,
  productAddons,
  productGifts,
  productRules,
  products,
  type Layer,
} from '../../db/schema';
import { firstPicture } from '../products';
import type { AddOnOffer, GiftOffer, CartVariant, StoredLine } from './cart-line';

/** Arbitrary, but unique among the application's advisory locks. */
const CART_LOCK = 720_150_034;

/** Identifies a stored line among the member's lines of one layer. */
export interface LineKey {
  readonly ruleId: number;
  readonly relationId: number;
  readonly type: 1 | 3;
}

const variant = {
  ruleId: productRules.id,
  productId: products.id,
  name: products.name,
  picture: firstPicture,
  layer: products.layer,
  published: products.published,
  fitsStorePickup: products.fitsStorePickup,
  attributes: productRules.attributes,
  amount: productRules.amount,
  marketPrice: productRules.marketPrice,
  stock: productRules.stock,
};

/** Locks a member's carts until the transaction ends, so that calls change them one at a time. */
export async function lockCart(tx: Transaction, memberId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CART_LOCK}, ${memberId})`);
}

/** A layer's stored lines, in the sequence in which they were added. */
export async function findLines(
  db: Connection,
  memberId: number,
  layer: Layer,
): Promise<StoredLine[]> {
  const parent = alias(productRules, 'parent');
  const rows = await db
    .select({
      id: cartItems.id,
      relationId: cartItems.relationId,
      type: cartItems.type,
      quantity: cartItems.quantity,
      parentProductId: parent.productId,
      variant,
    })
    .from(cartItems)
    .innerJoin(productRules, eq(productRules.id, cartItems.ruleId))
    .innerJoin(products, eq(products.id, productRules.productId))
    .leftJoin(parent, eq(parent.id, cartItems.relationId))
    .where(and(eq(cartItems.memberId, memberId), eq(cartItems.layer, layer)))
    .orderBy(asc(cartItems.id));
  // Gifts are computed on each read and never stored.
  return rows.map((row) => ({ ...row, type: row.type === 3 ? 3 : 1 }));
}

/** A variant with the fields that the cart needs. */
export async function findVariants(
  db: Connection,
  ruleId: number,
): Promise<CartVariant | undefined> {
  const [found] = await db
    .select(variant)
    .from(productRules)
    .innerJoin(products, eq(products.id, productRules.productId))
    .where(eq(productRules.id, ruleId));
  return found;
}

/** The gift offers of these products. */
export const findGifts = async (
  db: Connection,
  productIds: readonly number[],
): Promise<GiftOffer[]> =>
  productIds.length === 0
    ? []
    : db
        .select({
          parentProductId: productGifts.productId,
          minQuantity: productGifts.minQuantity,
          variant,
        })
        .from(productGifts)
        .innerJoin(productRules, eq(productRules.id, productGifts.giftRuleId))
        .innerJoin(products, eq(products.id, productRules.productId))
        .where(inArray(productGifts.productId, [...productIds]))
        .orderBy(asc(productGifts.id));

/** The add-on offers of these products. */
export const findAddOns = async (
  db: Connection,
  productIds: readonly number[],
): Promise<AddOnOffer[]> =>
  productIds.length === 0
    ? []
    : db
        .select({
          parentProductId: productAddons.productId,
          amount: productAddons.amount,
          variant,
        })
        .from(productAddons)
        .innerJoin(productRules, eq(productRules.id, productAddons.addonRuleId))
        .innerJoin(products, eq(products.id, productRules.productId))
        .where(inArray(productAddons.productId, [...productIds]))
        .orderBy(asc(productAddons.id));

/** Adds to a line's quantity, or creates the line. */
export async function addQuantity(
  tx: Transaction,
  memberId: number,
  layer: Layer,
  line: LineKey,
  quantity: number,
): Promise<void> {
  await tx
    .insert(cartItems)
    .values({ memberId, layer, ...line, quantity })
    .onConflictDoUpdate({
      target: [
        cartItems.memberId,
        cartItems.layer,
        cartItems.ruleId,
        cartItems.relationId,
        cartItems.type,
      ],
      set: { quantity: sql`${cartItems.quantity} + excluded.quantity` },
    });
}

export async function setQuantity(
  tx: Transaction,
  lineId: number,
  quantity: number,
): Promise<void> {
  await tx.update(cartItems).set({ quantity }).where(eq(cartItems.id, lineId));
}

export async function deleteLines(tx: Transaction, lineIds: readonly number[]): Promise<void> {
  await tx.delete(cartItems).where(inArray(cartItems.id, [...lineIds]));
}
