import type { Cart, CartItem } from '@mall/sdk';

/** What tells the lines of one cart apart. */
export type CartLine = Pick<CartItem, 'rule_id' | 'relation_id' | 'type'>;

/** A line's name in {@link PendingQuantities}. */
export const lineKey = ({ rule_id, relation_id, type }: CartLine): string =>
  `${rule_id}:${relation_id}:${type}`;

/** Quantities wanted but not yet confirmed, by {@link lineKey}; 0 takes the line out. */
export type PendingQuantities = ReadonlyMap<string, number>;

/**
 * A cart as the shopper means it: the settled one with the changes under way laid over it. Amounts
 * stay the server's: they are shown as being worked out while changes are under way.
 */
export function projectCart(cart: Cart, pending: PendingQuantities): Cart {
  if (pending.size === 0) return cart;
  const list = cart.list
    .map((item) => ({ ...item, quantity: pending.get(lineKey(item)) ?? item.quantity }))
    .filter((item) => item.quantity > 0);
  return { ...cart, list };
}
