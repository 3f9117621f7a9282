import * as z from 'zod/mini';
import { domain } from './endpoint';
import { id, idText, money } from './scalars';
import { layerText } from './products.schemas';
import {
  invoiceChoice,
  paymentChoice,
  paymentStep,
  shippingChoice,
  totals,
} from './checkout.schemas';

const orderId = z.string().check(z.regex(/^[0-9A-Z]{8,32}$/));

const shippingMethod = z.object({
  id,
  kind: z.enum(['home', 'pickup']),
  name: z.string(),
  description: z.string(),
  /** What it costs for this cart. */
  fee: money,
  free_from: z.nullable(money),
  available: z.boolean(),
  /** Why it is off, in words. */
  reason: z.nullable(z.string()),
});

const paymentMethod = z.object({
  method: z.enum(['credit', 'installments']),
  name: z.string(),
  description: z.string(),
  /** Numbers of instalments to choose from; empty when paid at once. */
  installments: z.array(z.int()),
  available: z.boolean(),
  reason: z.nullable(z.string()),
});

const placed = z.object({ trans_order_id: orderId, next: paymentStep });

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
    reply: z.object({ list: z.array(paymentMethod), totals }),
  },
  pay: {
    summary: "Place the order of one layer's cart and start its payment",
    access: 'member',
    params: z.object({ layer: layerText }),
    body: z.object({
      payment: paymentChoice,
      invoice: invoiceChoice,
      /** The total that the shopper saw. It is never believed, only compared: another one is refused with the right one. */
      total_amount: money,
    }),
    reply: placed,
    idempotent: true,
  },
  payAgain: {
    summary: 'Start a new payment for an order that is not paid yet',
    access: 'member',
    params: z.object({ id: orderId }),
    body: z.object({ payment: paymentChoice }),
    reply: placed,
    idempotent: true,
  },
});
