import * as z from 'zod/mini';
import { domain } from './endpoint';
import { count, id, idText, money, returnUrl } from './scalars';
import { paymentMethods } from './payment-methods';
import { layerText } from './products.schemas';
import {
  invoicePayload,
  issuedCode,
  paymentChoice,
  paymentStep,
  providerForm,
  shippingChoice,
  totals,
} from './checkout.schemas';

const orderId = z.string().check(z.regex(/^[0-9A-Z]{8,32}$/));

/** What a shipping method costs to a region, and whether it goes there. */
const shippingTo = z.object({
  fee: money,
  available: z.boolean(),
  /** Text: why it is unavailable. */
  reason: z.nullable(z.string()),
  /** What the order comes to when shipped there. */
  totals,
});

const shippingMethod = z.object({
  id,
  kind: z.enum(['home', 'pickup', 'cvs']),
  name: z.string(),
  description: z.string(),
  /** Fee for this cart. */
  fee: money,
  free_from: z.nullable(money),
  available: z.boolean(),
  /** Text: why it is unavailable. */
  reason: z.nullable(z.string()),
  /** What the order comes to when shipped this way. */
  totals,
  /** The same by where the recipient is: the main island, or an outlying one. */
  to: z.object({ main: shippingTo, islands: shippingTo }),
  /** `cvs`: the store chosen last; null: none yet, see `storeMap`. */
  store: z.nullable(z.object({ id: z.string(), name: z.string(), address: z.string() })),
});

const paymentMethod = z.object({
  method: z.enum(paymentMethods),
  name: z.string(),
  description: z.string(),
  /** Available numbers of instalments; empty if paid at once. */
  installments: z.array(z.int()),
  available: z.boolean(),
  reason: z.nullable(z.string()),
});

/** The points that a cart could spend: the member's, and the most that its goods accept. */
const pointsOnCart = z.object({ balance: count, most: count });

const placed = z.object({ trans_order_id: orderId, next: paymentStep });

const order = z.object({
  payment: paymentChoice,
  /** The number of the order is added to it as `order`. */
  return_url: z.optional(returnUrl),
  invoice: invoicePayload,
  /**
   * The total shown to the shopper. It is only compared: a different total is refused, with the correct
   * one.
   */
  total_amount: money,
});

/** From a cart to a placed order and its payment. */
export const checkout = domain('checkout', {
  shippingMethods: {
    summary: "How one layer's cart can be shipped, and what was chosen last",
    access: 'member',
    params: z.object({ layer: layerText }),
    reply: z.object({ list: z.array(shippingMethod), choice: z.nullable(shippingChoice), totals }),
  },
  chooseShipping: {
    summary: "Choose how one layer's cart is shipped",
    access: 'member',
    params: z.object({ layer: layerText }),
    body: shippingChoice,
    reply: z.object({ choice: shippingChoice, totals }),
  },
  paymentMethods: {
    summary: "How one layer's cart can be paid when shipped this way",
    access: 'member',
    params: z.object({ layer: layerText, shipping: idText }),
    reply: z.object({ list: z.array(paymentMethod), totals, points: pointsOnCart }),
  },
  pay: {
    summary: "Place the order of one layer's cart and start its payment",
    access: 'member',
    params: z.object({ layer: layerText }),
    body: order,
    reply: placed,
    idempotent: true,
  },
  payRedirect: {
    summary: 'As `pay`, for an app: an address to open instead of a form to post',
    access: 'member',
    params: z.object({ layer: layerText }),
    body: order,
    reply: placed,
    idempotent: true,
  },
  storeMap: {
    summary: "The form that opens the provider's map of stores for this shipping method",
    access: 'member',
    params: z.object({ id: idText }),
    reply: providerForm,
  },
  fee: {
    summary:
      "What a shipping method costs one layer's cart, to the main island or the outlying ones",
    access: 'member',
    params: z.object({ layer: layerText }),
    body: z.object({ id, type: z.enum(['main', 'islands']) }),
    reply: z.object({
      fee: money,
      free_from: z.nullable(money),
      available: z.boolean(),
      /** Text: why it is unavailable. */
      reason: z.nullable(z.string()),
    }),
  },
  previewAgain: {
    summary: 'An unpaid order, with the ways to ship and to pay it that are still open',
    access: 'member',
    params: z.object({ id: orderId }),
    reply: z.object({
      trans_order_id: orderId,
      shipping_methods: z.array(shippingMethod),
      payment_methods: z.array(paymentMethod),
      /** Codes of earlier attempts that can still be paid, newest first. */
      codes: z.array(issuedCode),
      choice: z.nullable(shippingChoice),
      totals,
    }),
  },
  shipAgain: {
    summary: 'Ship an unpaid order another way',
    access: 'member',
    params: z.object({ id: orderId }),
    body: shippingChoice,
    reply: z.object({ choice: shippingChoice, totals }),
  },
  payAgain: {
    summary: 'Start a new payment for an order that is not paid yet',
    access: 'member',
    params: z.object({ id: orderId }),
    body: z.object({ payment: paymentChoice, return_url: z.optional(returnUrl) }),
    reply: placed,
    idempotent: true,
  },
  payAgainRedirect: {
    summary: 'As `payAgain`, for an app: an address to open instead of a form to post',
    access: 'member',
    params: z.object({ id: orderId }),
    body: z.object({ payment: paymentChoice, return_url: z.optional(returnUrl) }),
    reply: placed,
    idempotent: true,
  },
});
