import type { ProductRule } from '@mall/sdk';

/** Makes a variant of a product: NT$100, with its attributes by name. */
export const makeRule = (
  rule_id: number,
  stock: number,
  attributes: Readonly<Record<string, string>>,
): ProductRule => ({
  rule_id,
  stock,
  attributes: Object.entries(attributes).map(([attr, type]) => ({ attr, type })),
  index_img: '/variant.avif',
  specs: [],
  amount: 100,
  market_price: 120,
  buy_min: 1,
  buy_max: stock,
  is_wait: false,
});
