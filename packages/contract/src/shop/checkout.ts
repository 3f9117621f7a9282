import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { departure } from './departure.schemas';
import { domain } from './domain';
import { count, id, idText, money, returnUrl } from '../core/scalars';
import { paymentMethods } from './payment-methods';
import { layerText } from './products.schemas';
import { shippingKind } from './shipping-kind';
import {
  invoiceChoice,
  invoicePayload,
  issuedCode,
  paymentChoice,
  paymentStep,
  providerForm,
  shippingChoice,
  totals,
} from './checkout.schemas';

const orderId = describe(z.string().check(z.regex(/^[0-9A-Z]{8,32}$/)), "The order's number.");

const offer = {
  available: describe(z.boolean(), 'Whether it can be chosen now.'),
  reason: describe(
    z.nullable(z.string()),
    'Why it is not available, for a person; null: it is available.',
  ),
};
const fee = describe(money, 'The shipping fee, NT$.');
const freeFrom = describe(
  z.nullable(money),
  'Price of the items from which it is free, NT$; null: never.',
);

const promised = describe(
  z.nullable(departure),
  'When it ships and arrives, if it is paid now; null: no day is promised.',
);

const shippingTo = named(
  'ShippingTo',
  'The fee of a shipping method to a region, and whether it is available there.',
  z.object({
    fee,
    ...offer,
    totals: describe(totals, 'The totals when shipped there.'),
    departure: promised,
  }),
);

const shippingMethod = named(
  'ShippingMethod',
  'A shipping method that a cart can use.',
  z.object({
    id: describe(id, 'Its id.'),
    kind: shippingKind,
    name: describe(z.string(), 'Its name.'),
    description: describe(z.string(), 'More about it, for a person.'),
    fee: describe(fee, 'The shipping fee of this cart, NT$.'),
    free_from: freeFrom,
    ...offer,
    totals: describe(totals, 'The totals with this method.'),
    departure: promised,
    to: describe(
      z.object({
        main: describe(shippingTo, 'On the main island.'),
        islands: describe(shippingTo, 'On an outlying island.'),
      }),
      "The same by the recipient's region.",
    ),
    store: describe(
      z.nullable(
        z.object({
          id: describe(z.string(), 'Its id.'),
          name: describe(z.string(), 'Its name.'),
          address: describe(z.string(), 'Where the store is.'),
        }),
      ),
      '`cvs`: the store that was chosen last; null: none yet, see `checkout.storeMap`.',
    ),
  }),
);

const paymentMethod = named(
  'PaymentMethod',
  'A payment method that a cart can use.',
  z.object({
    method: describe(z.enum(paymentMethods), 'Its name in `payment`.'),
    name: describe(z.string(), 'Its name.'),
    description: describe(z.string(), 'More about it, for a person.'),
    installments: describe(
      z.array(z.int()),
      'The numbers of instalments to choose from; empty: it is paid at once.',
    ),
    ...offer,
  }),
);

const pointsOnCart = z.object({
  balance: describe(count, "The member's balance."),
  most: describe(count, 'How many the items accept at most.'),
});

const placed = named(
  'PlacedOrder',
  "A placed order, and the client's next step to pay for it.",
  z.object({
    trans_order_id: orderId,
    next: describe(paymentStep, 'The next step for the client.'),
  }),
);

const payment = {
  payment: describe(paymentChoice, 'The payment choice.'),
  return_url: describe(
    z.optional(returnUrl),
    "Where the shopper returns to from the gateway, with the order's number as `order`: an address of the site or of a listed storefront. Left out: the pages of the site.",
  ),
};

const order = z.object({
  ...payment,
  invoice: describe(invoicePayload, 'The invoice choice.'),
  total_amount: describe(
    money,
    'The total that the shopper saw, NT$. Any other is refused, with the correct one in the message.',
  ),
});

const lastChoice = describe(z.nullable(shippingChoice), 'The shipping choice; null: none yet.');
const chosenShipping = z.object({
  choice: describe(shippingChoice, 'The shipping choice.'),
  totals,
});

const destinationRefusals = ['shippingUnavailable', 'addressUnknown', 'storeMissing'] as const;
const payRefusals = [
  'layerOff',
  'cartEmpty',
  'cartLineUnbuyable',
  'shippingMissing',
  'shippingUnavailable',
  'storeMissing',
  'totalChanged',
  'paymentUnavailable',
  'returnUnknown',
] as const;
const repayRefusals = ['orderNotPayable', 'paymentUnavailable', 'returnUnknown'] as const;

/** From a cart to a placed order and its payment. */
export const checkout = domain('checkout', {
  shippingMethods: {
    summary: "The shipping methods of one layer's cart, and the last choice",
    access: 'member',
    refusals: ['layerOff'],
    params: z.object({ layer: layerText }),
    reply: named(
      'ShippingMethods',
      'The ways to ship a cart, the last choice, and the totals with it.',
      z.object({
        list: describe(z.array(shippingMethod), 'The shipping methods, in order.'),
        choice: lastChoice,
        ready_choice: describe(
          z.nullable(shippingChoice),
          'The shipping choice with which the cart can be paid without another question: the last choice, else a saved or used address with the method whose fee the cart shows; null: the shopper has to choose.',
        ),
        totals,
      }),
    ),
  },
  chooseShipping: {
    summary: "Choose the shipping method of one layer's cart",
    access: 'member',
    refusals: ['layerOff', ...destinationRefusals],
    params: z.object({ layer: layerText }),
    body: shippingChoice,
    reply: chosenShipping,
  },
  paymentMethods: {
    summary: "The payment methods of one layer's cart with this shipping method",
    access: 'member',
    refusals: ['layerOff'],
    params: z.object({
      layer: layerText,
      shipping: describe(idText, "The shipping method's id."),
    }),
    reply: named(
      'PaymentMethods',
      'The ways to pay for a cart, and the totals.',
      z.object({
        list: describe(z.array(paymentMethod), 'The payment methods, in order.'),
        totals,
        points: describe(pointsOnCart, 'The points that can be spent.'),
        last_invoice: describe(
          z.nullable(invoiceChoice),
          "The invoice choice of the member's latest order; null: none, or the shop does not issue this kind any more.",
        ),
        departure: promised,
      }),
    ),
  },
  pay: {
    summary: "Place the order of one layer's cart and start its payment",
    access: 'member',
    refusals: payRefusals,
    params: z.object({ layer: layerText }),
    body: order,
    reply: placed,
    idempotent: true,
  },
  payRedirect: {
    summary: 'Same as `pay`, for an app: returns a URL to open instead of a form to post',
    access: 'member',
    refusals: payRefusals,
    params: z.object({ layer: layerText }),
    body: order,
    reply: placed,
    idempotent: true,
  },
  storeMap: {
    summary: "The form that opens the provider's map of stores for this shipping method",
    access: 'member',
    refusals: ['returnUnknown'],
    params: z.object({ id: describe(idText, "The shipping method's id.") }),
    query: z.object({
      return_url: describe(
        z.optional(returnUrl),
        "Where the shopper returns to from the map, with the shipping method's id as `shipping` once a store is chosen: an address of the site or of a listed storefront. Left out: the pages of the site.",
      ),
    }),
    reply: providerForm,
  },
  fee: {
    summary: "The shipping fee of one layer's cart, to the main island or the outlying ones",
    access: 'member',
    refusals: ['layerOff'],
    params: z.object({ layer: layerText }),
    body: z.object({
      id: describe(id, "The shipping method's id."),
      type: describe(z.enum(['main', 'islands']), '`main` island, or outlying `islands`.'),
    }),
    reply: z.object({ fee, free_from: freeFrom, ...offer }),
  },
  repayPreview: {
    summary: 'An unpaid order, with the shipping and payment methods that are still available',
    access: 'member',
    refusals: ['orderNotPayable'],
    params: z.object({ id: orderId }),
    reply: named(
      'RepayPreview',
      'An unpaid order that is paid again: its shipping and payment methods, and its totals.',
      z.object({
        trans_order_id: orderId,
        shipping_methods: describe(
          z.array(shippingMethod),
          'The shipping methods that are still open.',
        ),
        payment_methods: describe(
          z.array(paymentMethod),
          'The payment methods that are still open.',
        ),
        codes: describe(
          z.array(issuedCode),
          'Codes of earlier attempts that can still be paid, newest first.',
        ),
        choice: lastChoice,
        totals,
      }),
    ),
  },
  repayShipping: {
    summary: 'Change the shipping method of an unpaid order',
    access: 'member',
    refusals: ['orderNotPayable', ...destinationRefusals],
    params: z.object({ id: orderId }),
    body: shippingChoice,
    reply: chosenShipping,
  },
  repay: {
    summary: 'Start a new payment for an unpaid order',
    access: 'member',
    refusals: repayRefusals,
    params: z.object({ id: orderId }),
    body: z.object(payment),
    reply: placed,
    idempotent: true,
  },
  repayRedirect: {
    summary: 'Same as `repay`, for an app: returns a URL to open instead of a form to post',
    access: 'member',
    refusals: repayRefusals,
    params: z.object({ id: orderId }),
    body: z.object(payment),
    reply: placed,
    idempotent: true,
  },
});
