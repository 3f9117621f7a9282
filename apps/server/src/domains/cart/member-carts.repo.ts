import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '../../db/database';
import { cartItems, productAddons, productRules, products } from '../../db/schema';

/**
 * The stored lines of all carts of a member, by layer, as colleagues see them: whether each can be bought is not
 * checked, and gifts are left out. An add-on costs what the product that it belongs to offers it for.
 */
export const linesOfMember = (db: Connection, memberId: number) => {
  const parent = alias(productRules, 'parent');
  return db
    .select({
      layer: cartItems.layer,
      productId: products.id,
      name: products.name,
      quantity: cartItems.quantity,
      amount: sql<number>`coalesce(min(${productAddons.amount}), ${productRules.amount})`,
    })
    .from(cartItems)
    .innerJoin(productRules, eq(productRules.id, cartItems.ruleId))
    .innerJoin(products, eq(products.id, productRules.productId))
    .leftJoin(parent, and(eq(cartItems.type, 3), eq(parent.id, cartItems.relationId)))
    .leftJoin(
      productAddons,
      and(
        eq(productAddons.productId, parent.productId),
        eq(productAddons.addonRuleId, cartItems.ruleId),
      ),
    )
    .where(eq(cartItems.memberId, memberId))
    .groupBy(cartItems.id, products.id, productRules.id)
    .orderBy(asc(cartItems.layer), asc(cartItems.id));
};
