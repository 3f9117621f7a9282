import type { Cart, CartItem } from '@mall/sdk';

/** The fields that identify a line within a cart. */
export type CartLine = Pick<CartItem, 'rule_id' | 'relation_id' | 'type'>;

/** A line's key in {@link PendingQuantities}. */
export const lineKey = ({ rule_id, relation_id, type }: CartLine): string =>
  `${rule_id}:${relation_id}:${type}`;

/** Requested quantities that are not confirmed yet, by {@link lineKey}; 0 removes the line. */
export type PendingQuantities = ReadonlyMap<string, number>;

/**
 * Applies the pending quantities to the confirmed cart. Amounts remain the server's: the page shows
 * them as updating while changes are pending.
 */
export function projectCart(cart: Cart, pending: PendingQuantities): Cart {
  if (pending.size === 0) return cart;
  const list = cart.list
    .map((item) => ({ ...item, quantity: pending.get(lineKey(item)) ?? item.quantity }))
    .filter((item) => item.quantity > 0);
  return { ...cart, list };
}
