import * as z from 'zod/mini';
import { domain } from './endpoint';
import { count, id, money, pictureUrl } from './scalars';
import { attribute, layer, layerText } from './products.schemas';

/** 1 normal, 2 gift, 3 add-on (spec §4). */
export const cartItemType = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** What a shopper puts in: gifts come by themselves. */
const addableType = z.literal([1, 3]);

/** The most of one thing that one order takes. */
export const MAX_QUANTITY = 999;

/** Pieces of one line. */
const quantity = z.int().check(z.gte(1), z.lte(MAX_QUANTITY));

/** The rule that a gift or an add-on hangs on; 0 for a normal line. */
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
  /** Why this line cannot be bought as it stands, in words; null when it can. */
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
  /** As much as there is (spec §5). */
  buy_max: count,
  /** The most that may still be added, with what the cart already holds. */
  max_max: count,
  sold_out: z.boolean(),
});

/** One layer's cart. */
export const cartContents = z.object({
  layer,
  list: z.array(cartItem),
  additional_list: z.optional(z.array(additionalItem)),
  totals: z.object({
    /** Pieces of the buyable lines, gifts not counted. */
    count,
    /** What the buyable lines cost together. */
    items_amount: money,
    /** What was saved against market prices. */
    saved_amount: money,
    /** The fee as it stands: of the chosen shipping method, or of the cheapest. */
    shipping_fee: money,
    /** From this amount that method is free; null when it never is. */
    free_shipping_from: z.nullable(money),
    total_amount: money,
  }),
});

const params = z.object({ layer: layerText });

/** A cart per shipping temperature (spec §4). Every write answers with the whole cart of its layer. */
export const cart = domain('cart', {
  list: { summary: "One layer's cart", access: 'member', params, reply: cartContents },
  add: {
    summary: 'Put pieces of a variant in the cart, on top of those already there',
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
    summary: 'Take a line out of the cart',
    access: 'member',
    params,
    body: z.object({ rule_id: id, relation_id: relation }),
    reply: cartContents,
  },
});
