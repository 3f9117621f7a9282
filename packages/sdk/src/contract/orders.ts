import * as z from 'zod/mini';
import { domain } from './endpoint';
import { count, id, money, pageQuery, paged, pictureUrl, time } from './scalars';
import { cartItemType } from './cart';
import { attribute, layer } from './products.schemas';
import { invoiceChoice, totals } from './checkout.schemas';

/** The states an order goes through (spec §4 leaves them open: docs/spec-gaps.md). */
export const orderState = z.enum([
  'pending',
  'paid',
  'preparing',
  'shipped',
  'arrived',
  'completed',
  'cancelled',
  'expired',
  'refunding',
  'refunded',
]);

/** How a list of orders can be narrowed. */
export const orderStatus = z.enum([
  'all',
  'unpaid',
  'processing',
  'shipped',
  'completed',
  'cancelled',
]);

const summary = {
  trans_order_id: z.string(),
  state: orderState,
  /** In words, as `pay_status_text`. */
  state_text: z.string(),
  pay_status_text: z.string(),
  /** Whether a new payment can be started. */
  can_pay: z.boolean(),
  create_time: time,
  layer,
  final_amount: money,
};

const orderSummary = z.object({
  ...summary,
  /** The first three. */
  products: z.array(z.object({ index_img: pictureUrl, p_name: z.string(), amount: money, count })),
  products_count: count,
});

const orderDetail = z.object({
  ...summary,
  products: z.array(
    z.object({
      p_id: z.nullable(id),
      p_name: z.string(),
      index_img: pictureUrl,
      attributes: z.array(attribute),
      type: cartItemType,
      amount: money,
      count,
    }),
  ),
  products_count: count,
  totals,
  shipping: z.object({
    name: z.string(),
    recipient: z.string(),
    phone: z.string(),
    address: z.string(),
    note: z.string(),
  }),
  payment: z.object({
    name: z.string(),
    paid_time: z.nullable(time),
    /** What the gateway said of the latest attempt, when it failed. */
    failure: z.nullable(z.string()),
  }),
  invoice: invoiceChoice,
  timeline: z.array(z.object({ state: orderState, text: z.string(), time })),
});

/** The member's orders (spec §3, Order summary). */
export const orders = domain('orders', {
  list: {
    summary: "The member's orders of one status, newest first",
    access: 'member',
    params: z.object({ status: orderStatus }),
    query: z.object(pageQuery),
    reply: paged(orderSummary),
  },
  recent: {
    summary: "The member's latest orders, for choosing one",
    access: 'member',
    query: z.object({
      limit: z.optional(z.coerce.number<number | string>().check(z.int(), z.gte(1), z.lte(30))),
    }),
    reply: z.array(orderSummary),
  },
  detail: {
    summary: 'One order of the member: goods, totals, shipping, payment, timeline',
    access: 'member',
    params: z.object({ id: z.string().check(z.regex(/^[0-9A-Z]{8,32}$/)) }),
    reply: orderDetail,
  },
});
