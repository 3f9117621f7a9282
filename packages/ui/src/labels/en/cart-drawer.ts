import type { CartDrawerLabels } from '../types/cart-drawer';

/** The words of a cart that slides in, in English. */
export const cartDrawer: CartDrawerLabels = {
  cart: (count) => (count > 0 ? `Cart (${count})` : 'Cart'),
  subtotal: 'Subtotal',
  withoutShipping: 'Shipping is added at checkout',
  toCart: 'View cart',
  checkout: 'Check out',
  empty: 'Your cart is empty',
  emptyHint: 'Have a look around and take home what you like.',
  goOn: 'Continue shopping',
};
