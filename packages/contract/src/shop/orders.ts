import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { orderDeparture } from './departure.schemas';
import { domain } from './domain';
import { count, id, money, pageQuery, paged, text, time, typed } from '../core/scalars';
import { cartItemType } from './cart';
import { attributes, indexImage, layer, productName, unitPrice } from './products.schemas';
import { orderStates, orderTabs } from './order-states';
import { paymentMethods } from './payment-methods';
import {
  duePayment,
  invoiceChoice,
  issuedCode,
  paymentCode,
  paymentDeadline,
  totals,
} from './checkout.schemas';

/** The state of an order. */
export const orderState = describe(
  named('OrderState', 'A state of an order.', z.enum(orderStates)),
  'Its state.',
);

/** The number of an order. */
export const orderNumber = describe(
  z.string().check(z.regex(/^[0-9A-Z]{8,32}$/)),
  "The order's number.",
);

/** A message about an order. */
export const orderMessage = named(
  'OrderMessage',
  'A message between a member and the shop about an order.',
  z.object({
    id: describe(id, 'Its id.'),
    text: describe(z.string(), 'The text.'),
    from_shop: describe(z.boolean(), 'Whether the shop wrote it.'),
    create_name: describe(z.string(), "The author's name."),
    create_time: describe(time, 'When it was created, Asia/Taipei.'),
  }),
);

const units = describe(count, 'How many.');
const productsCount = describe(count, 'Number of units.');

const summary = {
  trans_order_id: describe(z.string(), "The order's number."),
  state: orderState,
  state_text: describe(z.string(), 'Its state, for a person.'),
  pay_status_text: describe(z.string(), 'Whether it is paid, for a person.'),
  can_pay: describe(z.boolean(), 'Whether a new payment can be started.'),
  pay_until: describe(
    z.nullable(time),
    'When it is cancelled if it is not paid before, Asia/Taipei; null: it does not wait for a payment.',
  ),
  create_time: describe(time, 'When it was created, Asia/Taipei.'),
  layer,
  final_amount: describe(money, 'The amount to pay, NT$.'),
  departure: describe(
    z.nullable(orderDeparture),
    'When it ships and arrives; null: no day is promised, it has arrived, or it is not delivered.',
  ),
};

const orderSummary = named(
  'OrderSummary',
  'An order in a list.',
  z.object({
    ...summary,
    products: describe(
      z.array(
        z.object({ index_img: indexImage, p_name: productName, amount: unitPrice, count: units }),
      ),
      'The first three products.',
    ),
    products_count: productsCount,
    payment_due: describe(
      z.nullable(z.object(duePayment)),
      'The payment that an unpaid order waits for; null: none outside of this site.',
    ),
  }),
);

/** A line of an order. */
export const orderedProduct = z.object({
  p_id: describe(z.nullable(id), "The product's id; null: it was deleted."),
  p_name: productName,
  index_img: indexImage,
  attributes,
  type: cartItemType,
  amount: unitPrice,
  count: units,
  refunded_count: describe(z.int(), 'How many of these units were refunded, or will be.'),
});

const shipment = z.object({
  name: describe(z.string(), 'The shipping method.'),
  recipient: describe(z.string(), 'Name of the recipient.'),
  phone: describe(z.string(), "The recipient's phone number."),
  address: describe(z.string(), 'The destination: an address, or a store.'),
  note: describe(z.string(), 'A note to the shop; empty: none.'),
  carrier: describe(
    z.nullable(z.string()),
    'The carrier of the parcel, such as 黑貓宅急便; null: unknown.',
  ),
  tracking_number: describe(z.nullable(z.string()), 'The tracking number; null: none.'),
  tracking_url: describe(
    z.nullable(z.string()),
    "The carrier's tracking page, of this parcel if there is one; null: unknown.",
  ),
});

const REMITTER = 'The last five digits of the account that the transfer came from';

const shopAccount = z.object({
  bank_code: describe(z.string(), 'Code of the bank: three digits.'),
  bank_name: describe(z.string(), 'Name of the bank.'),
  branch_code: describe(z.string(), 'Code of the branch.'),
  branch_name: describe(z.string(), 'Name of the branch.'),
  account_name: describe(z.string(), 'Name of the account holder.'),
  account: describe(z.string(), 'The number of the account.'),
  remit_account_check: describe(z.nullable(z.string()), `${REMITTER}; null: not reported yet.`),
});

const orderPayment = z.object({
  method: describe(
    z.nullable(z.enum(paymentMethods)),
    'The method chosen last, as in `payment` of a checkout; null: nothing was to be paid.',
  ),
  name: describe(z.string(), 'The payment method.'),
  paid_time: describe(z.nullable(time), 'When it was paid, Asia/Taipei; null: not yet.'),
  failure: describe(
    z.nullable(z.string()),
    "The gateway's message when the latest attempt failed; null: it did not.",
  ),
  code: describe(z.nullable(paymentCode), 'The newest of `codes`; null: none.'),
  codes: describe(
    z.array(issuedCode),
    'Codes that can still be paid, newest first, with those of earlier attempts.',
  ),
  transfer: describe(
    z.nullable(shopAccount),
    "The shop's account, for a transfer; null: it is paid another way.",
  ),
  expire_time: paymentDeadline,
});

/** An order in full. */
export const orderDetail = named(
  'OrderDetail',
  'An order in full.',
  z.object({
    ...summary,
    products: describe(z.array(orderedProduct), 'Its products, in order.'),
    products_count: productsCount,
    totals,
    shipping: describe(shipment, 'Its destination and tracking data.'),
    payment: describe(orderPayment, 'Its payment.'),
    can_cancel: describe(z.boolean(), 'Whether it can be cancelled at once.'),
    can_refund: describe(z.boolean(), 'Whether a refund can be requested.'),
    can_withdraw: describe(
      z.boolean(),
      'Whether the requested refund can be withdrawn: the order then continues where it was.',
    ),
    refund_amount: describe(
      z.nullable(money),
      'The amount that a refund requested now returns, NT$; null: none can be requested.',
    ),
    refunded_amount: describe(money, 'The amount that was refunded so far, NT$; 0: none.'),
    cancel_reason: describe(z.nullable(z.string()), 'The reason of the cancellation; null: none.'),
    invoice: describe(invoiceChoice, 'The invoice choice.'),
    timeline: describe(
      z.array(
        z.object({
          state: orderState,
          text: describe(z.string(), 'The event, for a person.'),
          time: describe(time, 'When, Asia/Taipei.'),
        }),
      ),
      'Its events, the earliest first.',
    ),
  }),
);

/** The form with the last five digits of the account that a transfer came from. */
export const transferForm = z.object({
  remit_account_check: describe(
    typed(/^\d{5}$/, {
      missing: 'Please enter the last five digits of your account',
      error: 'These are the last 5 digits of your account',
    }),
    `${REMITTER}.`,
  ),
});

const orderTab = named('OrderTab', 'A tab of the list of orders.', z.enum(orderTabs));

/** The member's orders. */
export const orders = domain('orders', {
  list: {
    summary: "The member's orders of one tab, newest first",
    access: 'member',
    params: z.object({ status: describe(orderTab, 'The tab of the list.') }),
    query: z.object(pageQuery),
    reply: paged(orderSummary),
  },
  recent: {
    summary: "The member's latest orders, for a selection list",
    access: 'member',
    query: z.object({
      limit: describe(
        z.optional(z.coerce.number<number | string>().check(z.int(), z.gte(1), z.lte(30))),
        'How many, 30 at most.',
      ),
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
    refusals: ['notFound', 'orderNotTransfer', 'orderNotPayable'],
    body: z.extend(transferForm, { o_id: orderNumber }),
    reply: orderDetail,
  },
  refund: {
    summary: 'Cancel an unpaid order immediately, or request the refund of a paid one',
    access: 'member',
    refusals: ['notFound', 'orderMoveRefused'],
    body: z.object({
      o_id: orderNumber,
      cancel_reason: describe(
        text(200, 'Please give a reason'),
        'The reason, 200 characters at most.',
      ),
    }),
    reply: orderDetail,
  },
  withdrawRefund: {
    summary: 'Withdraw a requested refund, while no money has been returned: the order continues',
    access: 'member',
    refusals: ['notFound', 'orderMoveRefused', 'soldOut', 'stockShort'],
    body: z.object({ o_id: orderNumber }),
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
    summary: 'Send the shop a message about an order',
    access: 'member',
    refusals: ['notFound', 'tooManyOrderMessages'],
    body: z.object({
      oid: orderNumber,
      text: describe(text(1000, 'Please enter a message'), 'The text, 1,000 characters at most.'),
    }),
    reply: orderMessage,
    idempotent: true,
  },
});
