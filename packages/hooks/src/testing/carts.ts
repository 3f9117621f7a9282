import type { Cart, CartItem } from '@mall/sdk';

/** A cart line, for tests without a server. */
export const cartItem = (item: Partial<CartItem> = {}): CartItem => ({
  p_id: 1,
  rule_id: 1,
  relation_id: 0,
  type: 1,
  name: '鳳梨酥',
  index_img: '/1.avif',
  attributes: [],
  quantity: 1,
  amount: 100,
  market_price: 120,
  stock: 10,
  buy_min: 1,
  buy_max: 10,
  problem: null,
  ...item,
});

/** A cart with these lines, for tests without a server. */
export const cartOf = (list: CartItem[], layer: Cart['layer'] = 1): Cart => ({
  layer,
  list,
  totals: {
    count: list.reduce((sum, { quantity }) => sum + quantity, 0),
    items_amount: list.reduce((sum, { quantity, amount }) => sum + quantity * amount, 0),
    saved_amount: 0,
    shipping_fee: 0,
    free_shipping_from: null,
    total_amount: 0,
  },
  departure: null,
});
