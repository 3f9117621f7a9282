import { useCart } from '@mall/hooks';
import type { CartLayer } from '@mall/sdk';

/** Returns the quantity in each layer's cart, as far as loaded. */
export function useLayerCounts(): Partial<Record<CartLayer, number>> {
  const carts = [useCart(1), useCart(2), useCart(3)] as const;
  return Object.fromEntries(
    carts.map(({ cart }) => [
      cart?.layer,
      cart?.list.reduce((sum, { quantity }) => sum + quantity, 0),
    ]),
  );
}
