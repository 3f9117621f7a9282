import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { departure } from './departure.schemas';
import { domain } from './domain';
import { count, money } from '../core/scalars';
import {
  attributes,
  buyRange,
  indexImage,
  layer,
  layerText,
  marketPrice,
  productId,
  productName,
  ruleId,
  soldOut,
  stock,
  unitPrice,
} from './products.schemas';
import { LINE_TYPES } from '../core/wire';

/** The type of a line of a cart or an order. */
export const cartItemType = describe(
  named(
    'CartItemType',
    '1 normal, 2 gift, 3 add-on.',
    z.union([
      z.literal(LINE_TYPES.normal),
      z.literal(LINE_TYPES.gift),
      z.literal(LINE_TYPES.addOn),
    ]),
  ),
  'The type of the line: 1 normal, 2 gift, 3 add-on.',
);

/** Maximum quantity of one item in an order. */
export const MAX_QUANTITY = 999;

/** Quantity of one line. */
const quantity = z.int().check(z.gte(1), z.lte(MAX_QUANTITY));

const relation = describe(
  z.int().check(z.gte(0), z.lte(2_147_483_647)),
  'The rule that makes it a gift or an add-on of another product; 0: neither.',
);

const cartLine = {
  p_id: productId,
  rule_id: ruleId,
  relation_id: relation,
  name: productName,
  index_img: indexImage,
  attributes,
  amount: unitPrice,
  market_price: marketPrice,
  stock,
};

const cartItem = named(
  'CartItem',
  'One line of a cart.',
  z.object({
    ...cartLine,
    ...buyRange,
    type: cartItemType,
    quantity: describe(count, 'How many.'),
    problem: describe(
      z.nullable(z.string()),
      'Why it cannot be bought, for a person; null: it can.',
    ),
  }),
);

const additionalItem = z.object({
  ...cartLine,
  buy_min: describe(z.literal(1), 'Minimum quantity per purchase.'),
  buy_max: describe(count, 'Maximum quantity per purchase: the units in stock.'),
  max_max: describe(count, 'How many can still be added, besides those in the cart.'),
  sold_out: soldOut,
});

/** One layer's cart. */
export const cartContents = named(
  'Cart',
  "One layer's cart.",
  z.object({
    layer,
    list: describe(z.array(cartItem), 'The lines, in order.'),
    additional_list: describe(
      z.optional(z.array(additionalItem)),
      'Add-ons offered with the items.',
    ),
    totals: describe(
      z.object({
        count: describe(count, 'Number of units that can be bought, without gifts.'),
        items_amount: describe(money, 'Price of the items that can be bought, NT$.'),
        saved_amount: describe(money, 'Savings against the regular prices, NT$.'),
        shipping_fee: describe(
          money,
          'The fee of the chosen shipping method, else of the cheapest, NT$.',
        ),
        free_shipping_from: describe(
          z.nullable(money),
          'Price of the items from which that is free, NT$; null: never.',
        ),
        total_amount: describe(money, 'The amount to pay, NT$.'),
      }),
      'The totals.',
    ),
    departure: describe(
      z.nullable(departure),
      'When it ships and arrives by that shipping method, if it is paid now; null: no day is promised.',
    ),
  }),
);

/** Maximum number of lines that are added at once: a post recommends fewer products. */
const MAX_NEW_LINES = 30;

const newLines = z.object({
  lines: describe(
    z
      .array(
        named(
          'NewCartLine',
          'Units of a variant to add to its cart.',
          z.object({
            rule_id: ruleId,
            quantity: describe(quantity, 'The quantity to add; 999 in total at most.'),
          }),
        ),
      )
      .check(z.maxLength(MAX_NEW_LINES)),
    'The lines, of any layer; 30 at most.',
  ),
});

const checkedLines = {
  lines: describe(
    z.array(
      named(
        'CheckedCartLine',
        'Whether units of a variant can be added to its cart.',
        z.object({
          rule_id: ruleId,
          stock,
          problem: describe(
            z.nullable(z.string()),
            'Why it cannot be added, for a person; null: it can.',
          ),
        }),
      ),
    ),
    'The lines, as they were sent.',
  ),
};

const params = z.object({ layer: layerText });

const lineRefusals = [
  'layerOff',
  'cartLayerWrong',
  'productGone',
  'soldOut',
  'stockShort',
  'addOnNeedsParent',
] as const;

/** One cart per shipping temperature. Every write returns the whole cart of its layer. */
export const cart = domain('cart', {
  list: {
    summary: "One layer's cart",
    access: 'member',
    refusals: ['layerOff'],
    params,
    reply: cartContents,
  },
  preview: {
    summary: "The carts as they would be with more lines; a guest's carts are empty",
    access: 'guest',
    personal: true,
    body: newLines,
    reply: named(
      'CartPreview',
      'What carts with more lines would contain and cost.',
      z.object({
        ...checkedLines,
        carts: describe(
          z.array(cartContents),
          'The carts with those lines that can be added, by layer; without the gifts of the new ones.',
        ),
      }),
    ),
  },
  addAll: {
    summary: 'Add units of several variants to the carts of their layers: all of them, or none',
    access: 'member',
    refusals: ['stockShort'],
    body: newLines,
    reply: z.object({
      added: describe(z.boolean(), 'Whether all were added; false: none, see the lines.'),
      ...checkedLines,
      carts: describe(z.array(cartContents), 'The carts of their layers, by layer.'),
    }),
    idempotent: true,
  },
  add: {
    summary: 'Add units of a variant to the cart, on top of the existing quantity',
    access: 'member',
    refusals: lineRefusals,
    params,
    body: z.object({
      rule_id: ruleId,
      quantity: describe(quantity, 'The quantity to add; 999 in total at most.'),
      type: describe(
        z.literal([LINE_TYPES.normal, LINE_TYPES.addOn]),
        '1 normal, 3 add-on; gifts are added automatically.',
      ),
      relation_id: relation,
    }),
    reply: cartContents,
  },
  update: {
    summary: "Set a line's quantity",
    access: 'member',
    refusals: [...lineRefusals, 'cartLineGone'],
    params,
    body: z.object({
      rule_id: ruleId,
      quantity: describe(quantity, 'The new quantity, 999 at most.'),
      relation_id: relation,
    }),
    reply: cartContents,
  },
  delete: {
    summary: 'Remove a line from the cart',
    access: 'member',
    refusals: ['layerOff', 'cartLineGone'],
    params,
    body: z.object({ rule_id: ruleId, relation_id: relation }),
    reply: cartContents,
  },
});
