import * as z from 'zod/mini';
import { domain } from './domain';
import {
  count,
  id,
  money,
  optionalLine,
  pageQuery,
  paged,
  pictureUrl,
  text,
  time,
  typed,
} from '../core/scalars';
import { cartItemType } from './cart';
import { attribute, layer } from './products.schemas';
import { orderStates, orderTabs } from './order-states';
import { invoiceChoice, issuedCode, paymentCode, totals } from './checkout.schemas';
import { readDigits } from '../core/text';

const orderState = z.enum(orderStates);

const orderNumber = z.string().check(z.regex(/^[0-9A-Z]{8,32}$/));

const orderMessage = z.object({
  id,
  text: z.string(),
  /** Whether the shop wrote it. */
  from_shop: z.boolean(),
  create_name: z.string(),
  create_time: time,
});

const summary = {
  trans_order_id: z.string(),
  state: orderState,
  /** The state as text, like `pay_status_text`. */
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
  /** The first three products. */
  products: z.array(z.object({ index_img: pictureUrl, p_name: z.string(), amount: money, count })),
  products_count: count,
  /** The outstanding payment of an unpaid order outside of this site; null: none. */
  payment_due: z.nullable(
    z.object({
      /** Payment method, such as `ATM 虛擬帳號`. */
      name: z.string(),
      amount: money,
      /** Payment deadline; null: none. */
      expire_time: z.nullable(time),
    }),
  ),
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
    /**
     * The day by which a paid order ships, `YYYY-MM-DD`; null: it is unpaid or already shipped, or the
     * shop promises no day.
     */
    ship_by: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
    /** The carrier, such as `黑貓宅急便`; null: unknown. */
    carrier: z.nullable(z.string()),
    /** The parcel's number at the carrier; null: none. */
    tracking_number: z.nullable(z.string()),
    /**
     * The carrier's tracking page: of this parcel if the carrier has one, otherwise the general
     * page; null: unknown.
     */
    tracking_url: z.nullable(z.string()),
  }),
  payment: z.object({
    name: z.string(),
    paid_time: z.nullable(time),
    /** The gateway's error message for the latest attempt, if it failed. */
    failure: z.nullable(z.string()),
    /** The code to pay with at an ATM or store counter: the newest of {@link codes}. */
    code: z.nullable(paymentCode),
    /** Every code that can still be paid, newest first, including those of earlier attempts. */
    codes: z.array(issuedCode),
    /** The shop's bank account, for a transfer; null otherwise. */
    transfer: z.nullable(
      z.object({
        bank_code: z.string(),
        bank_name: z.string(),
        branch_code: z.string(),
        branch_name: z.string(),
        account_name: z.string(),
        account: z.string(),
        /** The last five digits of the sender's account, entered by the member; null: not yet. */
        remit_account_check: z.nullable(z.string()),
      }),
    ),
    /** Payment deadline; null: none. */
    expire_time: z.nullable(time),
  }),
  can_cancel: z.boolean(),
  can_refund: z.boolean(),
  cancel_reason: z.nullable(z.string()),
  invoice: invoiceChoice,
  timeline: z.array(z.object({ state: orderState, text: z.string(), time })),
});

/** The form with the last five digits of the account that a transfer came from. */
export const transferForm = z.object({
  remit_account_check: typed(/^\d*$/, { error: 'must be digits' }).check(
    z.minLength(5),
    z.maxLength(5),
  ),
});

/** The member's orders. */
export const orders = domain('orders', {
  list: {
    summary: "The member's orders of one tab, newest first",
    access: 'member',
    params: z.object({ status: z.enum(orderTabs) }),
    query: z.object(pageQuery),
    reply: paged(orderSummary),
  },
  recent: {
    summary: "The member's latest orders, for a selection list",
    access: 'member',
    query: z.object({
      limit: z.optional(z.coerce.number<number | string>().check(z.int(), z.gte(1), z.lte(30))),
    }),
    reply: z.array(orderSummary),
  },
  detail: {
    summary: 'One order of the member: products, totals, shipping, payment, timeline',
    access: 'member',
    params: z.object({ id: orderNumber }),
    reply: orderDetail,
  },
  saveTransfer: {
    summary: 'Save the last five digits of the account that a transfer came from',
    access: 'member',
    body: z.extend(transferForm, { o_id: orderNumber }),
    reply: orderDetail,
  },
  refund: {
    summary: 'Cancel an unpaid order immediately, or request the refund of a paid one',
    access: 'member',
    body: z.object({ o_id: orderNumber, cancel_reason: text(200) }),
    reply: orderDetail,
  },
  move: {
    summary:
      'Move an order to its next state, as staff: preparing, shipped, arrived, completed, refunded',
    access: 'staff',
    body: z.object({
      o_id: orderNumber,
      to: z.enum(['paid', 'preparing', 'shipped', 'arrived', 'completed', 'refunding', 'refunded']),
      reason: z.optional(optionalLine(200)),
      /** With `shipped`: the carrier of the parcel. */
      carrier: z.optional(optionalLine(40)),
      /** With `shipped`: the tracking number of the parcel. */
      tracking_number: z.optional(
        z
          .string()
          .check(
            z.overwrite(readDigits),
            z.regex(/^[0-9A-Za-z]*$/, 'format error'),
            z.maxLength(40),
          ),
      ),
      /** With `refunded`: the refund was made manually, so the gateway is not called. */
      by_hand: z.optional(z.boolean()),
    }),
    reply: orderDetail,
  },
  messages: {
    summary: 'The messages between the member and the shop about an order, newest first',
    access: 'member',
    params: z.object({ id: orderNumber }),
    query: z.object(pageQuery),
    reply: paged(orderMessage),
  },
  sendMessage: {
    summary: 'Send a message about an order; staff may write about any',
    access: 'member',
    body: z.object({ oid: orderNumber, text: text(1000) }),
    reply: orderMessage,
    idempotent: true,
  },
});
