import type { CartLayer } from '@mall/sdk';
import { useCart } from './useCart';

/** The number of units in each layer's cart; a layer is left out until its cart is known. */
export type CartCounts = Readonly<Partial<Record<CartLayer, number>>>;

/**
 * Returns how many units each layer's cart contains, for tabs or links to the carts. For the number
 * of all units alone use `useBadges`, which fetches no cart.
 *
 * @example
 * const counts = useCartCounts();
 * const text = `冷藏（${counts[2] ?? 0}）`;
 */
export function useCartCounts(): CartCounts {
  const carts = [useCart(1), useCart(2), useCart(3)] as const;
  return Object.fromEntries(
    carts.flatMap(({ cart }) =>
      cart ? [[cart.layer, cart.list.reduce((sum, { quantity }) => sum + quantity, 0)]] : [],
    ),
  );
}
