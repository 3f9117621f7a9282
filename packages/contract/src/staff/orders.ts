import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { day, id, idText, money, optionalLine, text, time } from '../core/scalars';
import { readTrackingNumber } from '../core/text';
import { orderDetail, orderMessage, orderNumber, orderState } from '../shop/orders';
import { paymentMethods } from '../shop/payment-methods';
import { layer } from '../shop/products.schemas';
import { orderViews } from './order-views';
import { orderContact, staffInvoice } from './contacts.schemas';
import { staffDomain } from './domain';
import { refundEndpoints } from './order-refunds';
import { refundFacts } from './order-refunds.schemas';
import { colleague } from './staff.schemas';

const orderView = named(
  'OrderView',
  'A view of the orders: those that wait for one kind of work, or all.',
  z.enum(orderViews),
);

const recipient = describe(z.string(), "The recipient's name.");
const phone = describe(
  z.string(),
  "The recipient's phone number; its middle is masked, unless the caller ships the order now.",
);
const carrier = describe(optionalLine(40), 'The carrier of the parcel; empty: unknown.');
/** An order as colleagues print it. */
const printedOrder = z.extend(orderDetail, {
  invoice: describe(
    staffInvoice,
    'Its invoice; the code of a carrier is masked like the phone number.',
  ),
});

/** The tracking number of a parcel. */
export const trackingNumber = describe(
  z
    .string()
    .check(
      z.overwrite(readTrackingNumber),
      z.regex(/^[0-9A-Z]*$/, 'A tracking number has letters and digits only'),
      z.maxLength(40),
    ),
  'The tracking number of the parcel; empty: none.',
);

const row = named(
  'StaffOrder',
  'An order in the list of the desk.',
  z.object({
    id: describe(id, 'Its id, by which the list continues.'),
    trans_order_id: describe(z.string(), "The order's number."),
    state: orderState,
    pay_status: describe(z.enum(['unpaid', 'paid', 'refunded']), 'Whether it is paid.'),
    create_time: describe(time, 'When it was created, Asia/Taipei.'),
    paid_time: describe(z.nullable(time), 'When it was paid, Asia/Taipei; null: not yet.'),
    leaves_on: describe(
      z.nullable(day),
      'The day on which it was promised to leave, Asia/Taipei; null: none.',
    ),
    is_late: describe(z.boolean(), 'Whether it should have left before today.'),
    layer,
    final_amount: describe(money, 'The amount to pay, NT$.'),
    recipient,
    phone,
    shipping_name: describe(z.string(), 'The shipping method.'),
    payment_method: describe(
      z.nullable(z.enum(paymentMethods)),
      'The payment method; null: nothing was to be paid.',
    ),
    payment_failed: describe(z.boolean(), 'Whether the latest attempt to pay failed.'),
    remit_account_check: describe(
      z.nullable(z.string()),
      'The last five digits of the account that a transfer came from; null: not reported.',
    ),
    carrier: describe(z.nullable(z.string()), 'The carrier of the parcel; null: unknown.'),
    tracking_number: describe(z.nullable(z.string()), 'The tracking number; null: none.'),
    products: describe(
      z.array(
        z.object({
          name: describe(z.string(), 'The name of the product.'),
          count: describe(z.int(), 'How many.'),
        }),
      ),
      'The first three products.',
    ),
    products_count: describe(z.int(), 'Number of units.'),
    has_note: describe(z.boolean(), 'Whether colleagues or the member wrote a note.'),
  }),
);

const event = z.object({
  state: orderState,
  time: describe(time, 'When, Asia/Taipei.'),
  text: describe(z.string(), 'The event, for a person.'),
  actor: describe(z.enum(['member', 'staff', 'gateway', 'clock']), 'Who caused it.'),
  actor_name: describe(
    z.nullable(z.string()),
    'The name of the colleague who caused it; null: no colleague did.',
  ),
});

const note = named(
  'OrderNote',
  'A note about an order that only colleagues read.',
  z.object({
    id: describe(id, 'Its id.'),
    text: describe(z.string(), 'The text.'),
    author: describe(z.string(), 'The name of the colleague who wrote it.'),
    create_time: describe(time, 'When it was written, Asia/Taipei.'),
  }),
);

const attempt = z.object({
  merchant_trade_no: describe(z.string(), 'Its number at the payment provider.'),
  method: describe(z.enum(paymentMethods), 'The payment method.'),
  amount: describe(money, 'The amount, NT$.'),
  state: describe(
    z.enum(['started', 'code_issued', 'paid', 'failed', 'expired', 'refund_due']),
    'Its state; `refund_due`: paid, but the order could no longer accept it.',
  ),
  failure: describe(z.nullable(z.string()), "The provider's message; null: none."),
  create_time: describe(time, 'When it was started, Asia/Taipei.'),
  paid_time: describe(z.nullable(time), 'When it was paid, Asia/Taipei; null: not.'),
});

const staffOrderDetail = named(
  'StaffOrderDetail',
  'An order in full, as colleagues see it.',
  z.extend(printedOrder, {
    member: describe(
      z.extend(colleague, {
        account: describe(z.string(), 'How they sign in, masked.'),
        orders_count: describe(z.int(), 'How many orders they have placed.'),
      }),
      'The member who ordered.',
    ),
    next_states: describe(
      z.array(
        z.enum(['paid', 'preparing', 'shipped', 'arrived', 'completed', 'refunding', 'refunded']),
      ),
      'The states that the caller may change it to now.',
    ),
    ...refundFacts,
    leaves_on: describe(z.nullable(day), 'The day on which it was promised to leave; null: none.'),
    events: describe(z.array(event), 'Its events with who caused them, the earliest first.'),
    notes: describe(z.array(note), 'The notes of colleagues, the earliest first.'),
    attempts: describe(z.array(attempt), 'The attempts to pay, the latest first.'),
    previous: describe(z.nullable(z.string()), 'The number of the next older order; null: none.'),
    next: describe(z.nullable(z.string()), 'The number of the next newer order; null: none.'),
  }),
);

const ofOrder = { o_id: orderNumber };
const changes = { access: 'staff', reply: staffOrderDetail } as const;

const dayFilter = z.optional(day);

/** The orders of the shop, for the colleagues who ship, refund and answer. */
export const orders = staffDomain('orders', {
  list: {
    summary: 'The orders of a view that match, and where the list continues',
    access: 'staff',
    permission: 'orders.read',
    query: z.strictObject({
      view: describe(z.optional(orderView), 'The view. Left out: all orders.'),
      q: describe(
        z.optional(optionalLine(50)),
        'An order number or its beginning, a phone number or, where the caller sees it, its beginning, or words of the recipient or a product.',
      ),
      layer: describe(z.optional(z.enum(['1', '2', '3'])), 'Only this layer.'),
      payment: describe(z.optional(z.enum(paymentMethods)), 'Only this payment method.'),
      shipping: describe(
        z.optional(z.enum(['home', 'cvs', 'pickup'])),
        'Only this kind of shipping.',
      ),
      from: describe(dayFilter, 'Only orders from this day on, Asia/Taipei.'),
      to: describe(dayFilter, 'Only orders up to this day, Asia/Taipei.'),
      after: describe(z.optional(idText), 'Continues after the order with this id.'),
    }),
    reply: z.object({
      list: describe(z.array(row), 'The orders, 50 at most: the most urgent first, or the newest.'),
      after: describe(z.nullable(id), 'The `after` of the next page; null: none.'),
    }),
  },
  counts: {
    summary: 'How many orders each view has, up to a limit',
    access: 'staff',
    permission: 'orders.read',
    reply: z.object({
      limit: describe(z.int(), 'A count that equals it means: at least as many.'),
      views: describe(
        z.array(
          z.object({
            view: describe(orderView, 'The view.'),
            count: describe(z.int(), 'How many, up to the limit.'),
          }),
        ),
        'The views that wait for work.',
      ),
    }),
  },
  detail: {
    summary: 'One order in full',
    access: 'staff',
    permission: 'orders.read',
    params: z.object({ id: orderNumber }),
    reply: staffOrderDetail,
  },
  revealContact: {
    summary: 'The contact details of an order in full; each call is recorded in the audit',
    access: 'staff',
    permission: 'members.unmask',
    refusals: ['notFound'],
    audit: 'member.unmasked',
    body: z.strictObject(ofOrder),
    reply: orderContact,
  },
  print: {
    summary: 'Several orders in full, to print picking lists, packing slips and labels',
    access: 'staff',
    permission: 'orders.print',
    refusals: ['notFound'],
    audit: 'order.printed',
    body: z.strictObject({
      o_ids: describe(
        z.array(orderNumber).check(z.minLength(1), z.maxLength(100)),
        'The numbers of the orders.',
      ),
    }),
    reply: z.array(printedOrder),
  },
  advance: {
    ...changes,
    summary: 'Change an order to its next state: preparing, shipped, arrived, completed',
    permission: 'orders.ship',
    refusals: ['notFound', 'orderMoveRefused'],
    audit: 'order.advanced',
    body: z.strictObject({
      ...ofOrder,
      to: describe(z.enum(['preparing', 'shipped', 'arrived', 'completed']), 'The next state.'),
      carrier: describe(z.optional(carrier), 'With `shipped`: the carrier of the parcel.'),
      tracking_number: describe(
        z.optional(trackingNumber),
        'With `shipped`: the tracking number of the parcel.',
      ),
    }),
  },
  saveTracking: {
    ...changes,
    summary: 'Correct the carrier and the tracking number of an order that was shipped',
    permission: 'orders.ship',
    refusals: ['notFound', 'orderMoveRefused'],
    audit: 'order.trackingChanged',
    body: z.strictObject({ ...ofOrder, carrier, tracking_number: trackingNumber }),
  },
  confirmPaid: {
    ...changes,
    summary: 'Confirm that a bank transfer has arrived',
    permission: 'orders.confirmPaid',
    refusals: ['notFound', 'orderMoveRefused'],
    audit: 'order.paidConfirmed',
    body: z.strictObject(ofOrder),
  },
  ...refundEndpoints(changes),
  addNote: {
    ...changes,
    summary: 'Add a note that only colleagues read',
    permission: 'orders.note',
    refusals: ['notFound'],
    audit: 'order.noted',
    body: z.strictObject({
      ...ofOrder,
      text: describe(text(1000, 'Please enter a note'), 'The note, 1,000 characters at most.'),
    }),
    idempotent: true,
  },
  messages: {
    summary:
      'The messages between the member and the shop about an order, newest first, 100 at most',
    access: 'staff',
    permission: 'orders.read',
    params: z.object({ id: orderNumber }),
    reply: z.array(orderMessage),
  },
  sendMessage: {
    summary: 'Send the member a message about an order',
    access: 'staff',
    permission: 'orders.note',
    refusals: ['notFound', 'tooManyOrderMessages'],
    audit: 'order.messageSent',
    body: z.strictObject({
      ...ofOrder,
      text: describe(text(1000, 'Please enter a message'), 'The text, 1,000 characters at most.'),
    }),
    reply: orderMessage,
    idempotent: true,
  },
});
