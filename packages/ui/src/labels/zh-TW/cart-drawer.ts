import type { CartDrawerLabels } from '../types/cart-drawer';

/** Traditional Chinese labels of the cart drawer. */
export const defaultCartDrawerLabels: CartDrawerLabels = {
  cart: (count) => (count > 0 ? `購物車（${count} 件）` : '購物車'),
  subtotal: '小計',
  withoutShipping: '運費於結帳時計算',
  toCart: '查看購物車',
  checkout: '去結帳',
  empty: '購物車還是空的',
  emptyHint: '去巷口逛逛，把喜歡的帶回家。',
  goOn: '繼續逛',
};
