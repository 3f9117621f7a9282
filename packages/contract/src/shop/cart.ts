import * as z from 'zod/mini';
import { domain } from './domain';
import { count, id, money, pictureUrl } from '../core/scalars';
import { attribute, layer, layerText } from './products.schemas';
import { LINE_TYPES } from '../core/wire';

/** 1 normal, 2 gift, 3 add-on. */
export const cartItemType = z.union([
  z.literal(LINE_TYPES.normal),
  z.literal(LINE_TYPES.gift),
  z.literal(LINE_TYPES.addOn),
]);

/** The types that a shopper can add; gifts are added automatically. */
const addableType = z.literal([LINE_TYPES.normal, LINE_TYPES.addOn]);

/** Maximum quantity of one item in an order. */
export const MAX_QUANTITY = 999;

/** Quantity of one line. */
const quantity = z.int().check(z.gte(1), z.lte(MAX_QUANTITY));

/** The gift or add-on rule of a line; 0 for a normal line. */
const relation = z.int().check(z.gte(0), z.lte(2_147_483_647));

const cartItem = z.object({
  p_id: id,
  rule_id: id,
  relation_id: relation,
  type: cartItemType,
  name: z.string(),
  index_img: pictureUrl,
  attributes: z.array(attribute),
  quantity: count,
  amount: money,
  market_price: money,
  stock: count,
  buy_min: z.int(),
  buy_max: z.int(),
  /** Why this line cannot be bought, as text; null when it can. */
  problem: z.nullable(z.string()),
});

const additionalItem = z.object({
  p_id: id,
  rule_id: id,
  relation_id: relation,
  name: z.string(),
  index_img: pictureUrl,
  attributes: z.array(attribute),
  amount: money,
  market_price: money,
  stock: count,
  buy_min: z.literal(1),
  /** Quantity in stock. */
  buy_max: count,
  /** Quantity that can still be added, considering what the cart already contains. */
  max_max: count,
  sold_out: z.boolean(),
});

/** One layer's cart. */
export const cartContents = z.object({
  layer,
  list: z.array(cartItem),
  additional_list: z.optional(z.array(additionalItem)),
  totals: z.object({
    /** Total quantity of the buyable lines, without gifts. */
    count,
    /** Sum of the buyable lines. */
    items_amount: money,
    /** Savings compared with market prices. */
    saved_amount: money,
    /** Current shipping fee, of the chosen shipping method or else of the cheapest. */
    shipping_fee: money,
    /** Items amount from which that method is free; null: never. */
    free_shipping_from: z.nullable(money),
    total_amount: money,
  }),
});

const params = z.object({ layer: layerText });

/** One cart per shipping temperature. Every write returns the whole cart of its layer. */
export const cart = domain('cart', {
  list: { summary: "One layer's cart", access: 'member', params, reply: cartContents },
  add: {
    summary: 'Add units of a variant to the cart, on top of the existing quantity',
    access: 'member',
    params,
    body: z.object({ rule_id: id, quantity, type: addableType, relation_id: relation }),
    reply: cartContents,
  },
  update: {
    summary: "Set a line's quantity",
    access: 'member',
    params,
    body: z.object({ rule_id: id, quantity, relation_id: relation }),
    reply: cartContents,
  },
  delete: {
    summary: 'Remove a line from the cart',
    access: 'member',
    params,
    body: z.object({ rule_id: id, relation_id: relation }),
    reply: cartContents,
  },
});
