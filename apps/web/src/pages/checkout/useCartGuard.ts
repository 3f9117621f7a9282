import { useCart } from '@mall/hooks';
import type { CartLayer } from '@mall/sdk';
import { to } from '../../paths/paths';

/** What keeps a cart from being checked out. */
export interface CartGuard {
  /** Where to go instead, because the cart is empty; undefined while it is not known to be. */
  readonly elsewhere: string | undefined;
  /** Whether a line cannot be bought as it is. */
  readonly blocked: boolean;
}

/**
 * Guards the checkout pages: none of them opens for an empty cart.
 *
 * @example
 * const { elsewhere } = useCartGuard(layer);
 * if (elsewhere) return <Navigate replace to={elsewhere} />;
 */
export function useCartGuard(layer: CartLayer): CartGuard {
  const { cart } = useCart(layer);
  return {
    elsewhere: cart?.list.length === 0 ? to.cart(layer) : undefined,
    blocked: cart?.list.some(({ problem }) => problem !== null) ?? false,
  };
}
