import type { Cart, CartLayer } from '../../../types';
import { departure } from './departure';
import { sampleProducts, mangoRules } from './sample-products';
import { fixturesOf } from './replies';

/** The shipping fee of any cart, until it is free. */
const SHIPPING = { shipping_fee: 100, free_shipping_from: 1500 } as const;

/** The cart at room temperature: a box of mangoes and two bags of rice. */
export const normalCart: Cart = {
  layer: 1,
  list: [
    {
      p_id: sampleProducts.mango.p_id,
      rule_id: mangoRules[0].rule_id,
      relation_id: 0,
      type: 1,
      name: sampleProducts.mango.name,
      index_img: sampleProducts.mango.index_img,
      attributes: mangoRules[0].attributes,
      quantity: 1,
      amount: 680,
      market_price: 780,
      stock: 5,
      buy_min: 1,
      buy_max: 5,
      problem: null,
    },
    {
      p_id: sampleProducts.rice.p_id,
      rule_id: sampleProducts.rice.rule_id,
      relation_id: 0,
      type: 1,
      name: sampleProducts.rice.name,
      index_img: sampleProducts.rice.index_img,
      attributes: [],
      quantity: 2,
      amount: 320,
      market_price: 360,
      stock: 40,
      buy_min: 1,
      buy_max: 10,
      problem: null,
    },
  ],
  totals: { count: 3, items_amount: 1320, saved_amount: 180, ...SHIPPING, total_amount: 1420 },
  departure,
};

/** An empty cart. */
export const emptyCart = (layer: CartLayer): Cart => ({
  layer,
  list: [],
  totals: {
    ...{ count: 0, items_amount: 0, saved_amount: 0, total_amount: 0 },
    shipping_fee: 0,
    free_shipping_from: SHIPPING.free_shipping_from,
  },
  departure,
});

/** The lines of the cart, all of which can be added. */
const checked = normalCart.list.map(({ rule_id, stock }) => ({ rule_id, stock, problem: null }));

/** The cart, which every write returns. */
export const cart = fixturesOf('cart', {
  list: normalCart,
  preview: { lines: checked, carts: [normalCart] },
  addAll: { added: true, lines: checked, carts: [normalCart] },
  add: normalCart,
  update: normalCart,
  delete: normalCart,
});
