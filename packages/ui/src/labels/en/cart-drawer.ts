import type { CartDrawerLabels } from '../types/cart-drawer';

/** English labels of the cart drawer. */
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
