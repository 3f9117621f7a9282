import { useCart } from '@mall/hooks';
import type { CartLayer } from '@mall/sdk';
import { to } from '../../paths/paths';

/** Reasons that block the checkout of a cart. */
export interface CartGuard {
  /** The redirect for an empty cart; undefined until the cart is known to be empty. */
  readonly elsewhere: string | undefined;
  /** Whether a line cannot be bought in its present state. */
  readonly blocked: boolean;
}

/**
 * Guards the checkout pages, which do not open with an empty cart.
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
