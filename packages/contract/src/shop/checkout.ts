import * as z from 'zod/mini';
import { domain } from './domain';
import { count, id, idText, money, returnUrl } from '../core/scalars';
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

/** The cost of a shipping method to a region, and whether it is available there. */
const shippingTo = z.object({
  fee: money,
  available: z.boolean(),
  /** Why it is unavailable, as text. */
  reason: z.nullable(z.string()),
  /** The totals of the order when shipped there. */
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
  /** Why it is unavailable, as text. */
  reason: z.nullable(z.string()),
  /** The totals of the order with this method. */
  totals,
  /** The same values by the recipient's region: the main island, or an outlying one. */
  to: z.object({ main: shippingTo, islands: shippingTo }),
  /** `cvs`: the last chosen store; null: none yet, see `storeMap`. */
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

/** The points that a cart can spend: the member's balance, and the maximum that its items accept. */
const pointsOnCart = z.object({ balance: count, most: count });

const placed = z.object({ trans_order_id: orderId, next: paymentStep });

const order = z.object({
  payment: paymentChoice,
  /** The server appends the order's number as `order`. */
  return_url: z.optional(returnUrl),
  invoice: invoicePayload,
  /**
   * The total displayed to the shopper, only for comparison. A different total is refused, with the
   * correct one in the reply.
   */
  total_amount: money,
});

/** From a cart to a placed order and its payment. */
export const checkout = domain('checkout', {
  shippingMethods: {
    summary: "The shipping methods of one layer's cart, and the last choice",
    access: 'member',
    params: z.object({ layer: layerText }),
    reply: z.object({ list: z.array(shippingMethod), choice: z.nullable(shippingChoice), totals }),
  },
  chooseShipping: {
    summary: "Choose the shipping method of one layer's cart",
    access: 'member',
    params: z.object({ layer: layerText }),
    body: shippingChoice,
    reply: z.object({ choice: shippingChoice, totals }),
  },
  paymentMethods: {
    summary: "The payment methods of one layer's cart with this shipping method",
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
    summary: 'Same as `pay`, for an app: returns a URL to open instead of a form to post',
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
    summary: "The shipping fee of one layer's cart, to the main island or the outlying ones",
    access: 'member',
    params: z.object({ layer: layerText }),
    body: z.object({ id, type: z.enum(['main', 'islands']) }),
    reply: z.object({
      fee: money,
      free_from: z.nullable(money),
      available: z.boolean(),
      /** Why it is unavailable, as text. */
      reason: z.nullable(z.string()),
    }),
  },
  repayPreview: {
    summary: 'An unpaid order, with the shipping and payment methods that are still available',
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
  repayShipping: {
    summary: 'Change the shipping method of an unpaid order',
    access: 'member',
    params: z.object({ id: orderId }),
    body: shippingChoice,
    reply: z.object({ choice: shippingChoice, totals }),
  },
  repay: {
    summary: 'Start a new payment for an unpaid order',
    access: 'member',
    params: z.object({ id: orderId }),
    body: z.object({ payment: paymentChoice, return_url: z.optional(returnUrl) }),
    reply: placed,
    idempotent: true,
  },
  repayRedirect: {
    summary: 'Same as `repay`, for an app: returns a URL to open instead of a form to post',
    access: 'member',
    params: z.object({ id: orderId }),
    body: z.object({ payment: paymentChoice, return_url: z.optional(returnUrl) }),
    reply: placed,
    idempotent: true,
  },
});
