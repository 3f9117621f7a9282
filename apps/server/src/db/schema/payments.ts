import { paymentMethods } from '@mall/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, requestId, timestamptz, money, serialId } from './columns';
import { orderItems, orders } from './orders';

/** A code that a shopper pays with outside of this site. */
export type PaymentCode =
  | { readonly kind: 'atm'; readonly bank_code: string; readonly account: string }
  | { readonly kind: 'cvs'; readonly payment_no: string }
  | { readonly kind: 'barcode'; readonly barcodes: readonly [string, string, string] };

/** Every attempt to pay an order, including failed ones. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: serialId(),
    /** The trade number of this attempt at the gateway: at most 20 letters and digits, never reused. */
    merchantTradeNo: text().notNull().unique(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    method: text({ enum: paymentMethods }).notNull(),
    /** Number of instalments; null: paid at once. */
    installments: smallint(),
    amount: money().notNull(),
    /** Where the shopper comes back to from the gateway; null: the site's own pages. */
    returnUrl: text(),
    /** `refund_due`: paid, but the order could no longer accept the payment. */
    state: text({ enum: ['started', 'code_issued', 'paid', 'failed', 'expired', 'refund_due'] })
      .notNull()
      .default('started'),
    /** The gateway's latest message, unchanged. */
    provider: jsonb().$type<Readonly<Record<string, string>>>(),
    /** The payment code for an ATM or store counter, once the gateway has issued it. */
    code: jsonb().$type<PaymentCode>(),
    /** Payment deadline; null: none of its own. */
    expiresAt: timestamptz(),
    /** When the member was reminded that its code expires soon; null: not yet. */
    remindedAt: timestamptz(),
    /** The gateway's error message. */
    failure: text(),
    /** When to query the gateway about an unverified payment notice; null: no query due. */
    nextQueryAt: timestamptz(),
    /** Number of queries since then. */
    queries: smallint().notNull().default(0),
    requestId: requestId(),
    createdAt: createdAt(),
    paidAt: timestamptz(),
  },
  (attempt) => [
    index('payment_attempts_to_query')
      .on(attempt.nextQueryAt)
      .where(sql`${attempt.nextQueryAt} is not null`),
    index('payment_attempts_of_order').on(attempt.orderId, attempt.id),
    // For reminders.
    index('payment_attempts_to_remind')
      .on(attempt.expiresAt)
      .where(sql`${attempt.state} = 'code_issued' and ${attempt.remindedAt} is null`),
    // An order is paid at most once.
    uniqueIndex('payment_attempts_one_paid')
      .on(attempt.orderId)
      .where(sql`${attempt.state} = 'paid'`),
    check('payment_attempts_amount', sql`${attempt.amount} >= 0`),
  ],
);

/** Refunds: one row per refunded payment and reason, and one per refund of single lines. */
export const refunds = pgTable(
  'refunds',
  {
    id: serialId(),
    /** The payment to refund; null: nothing was paid, so that only items and points are returned. */
    attemptId: integer().references(() => paymentAttempts.id, { onDelete: 'cascade' }),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /**
     * `order`: the whole order is refunded, or what is left of it; `lines`: units of its lines, or its shipping
     * fee; `surplus`: money that the order did not need; `fee`: the shipping fee that was withheld when the
     * order was refunded, because another order shipped with it.
     */
    kind: text({ enum: ['order', 'lines', 'surplus', 'fee'] }).notNull(),
    amount: money().notNull(),
    /** With `lines`: the part of the amount that is the shipping fee. */
    shippingFee: money().notNull().default(0),
    /** With `lines`: the reason, which the member reads. */
    reason: text().notNull().default(''),
    /** `called`: the gateway was called and may have refunded; `settled`: the money is refunded. */
    state: text({ enum: ['requested', 'called', 'settled'] })
      .notNull()
      .default('requested'),
    /** Colleagues pay it back outside of the gateway: it waits for them, or they have. */
    byHand: boolean().notNull().default(false),
    /** Number of requests to the gateway. */
    tries: smallint().notNull().default(0),
    /** Earliest time of the next request. */
    nextTryAt: timestamptz().notNull(),
    /** When the gateway was last asked to refund; null: it was not. */
    sentAt: timestamptz(),
    /** What the gateway had refunded of the payment before that; null: unknown. */
    refundedBefore: integer(),
    /** The gateway's last error message. */
    failure: text(),
    requestId: requestId(),
    createdAt: createdAt(),
    settledAt: timestamptz(),
    /** When the gateway paid back what colleagues had paid by hand before; null: it did not. */
    paidTwiceAt: timestamptz(),
    /** When a colleague dismissed the alarm about that; null: it waits for one. */
    alarmDismissedAt: timestamptz(),
  },
  (refund) => [
    // At most one refund per reason; lines may be refunded one after the other.
    uniqueIndex('refunds_once')
      .on(refund.attemptId, refund.kind)
      .where(sql`${refund.kind} <> 'lines'`),
    index('refunds_of_order').on(refund.orderId, refund.id),
    index('refunds_open')
      .on(refund.nextTryAt)
      .where(sql`${refund.state} <> 'settled'`),
    // For the list of the refunds that colleagues pay back by hand.
    index('refunds_by_hand')
      .on(refund.orderId)
      .where(
        sql`${refund.state} <> 'settled' and (${refund.byHand} or ${refund.failure} is not null)`,
      ),
    // For what was paid back on some days.
    index('refunds_settled')
      .on(refund.settledAt, refund.orderId, refund.amount)
      .where(sql`${refund.state} = 'settled' and ${refund.kind} <> 'surplus'`),
    // For the alarms that wait for colleagues.
    index('refunds_paid_twice')
      .on(refund.orderId)
      .where(sql`${refund.paidTwiceAt} is not null and ${refund.alarmDismissedAt} is null`),
    check(
      'refunds_amount_of_kind',
      sql`${refund.amount} >= 0 and (${refund.amount} > 0 or ${refund.kind} = 'lines')`,
    ),
    check('refunds_fee_within_amount', sql`${refund.shippingFee} between 0 and ${refund.amount}`),
  ],
);

/** The units of order lines that a refund covers. */
export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: integer()
      .notNull()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    orderItemId: integer()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** What was paid for these units, NT$. */
    amount: money().notNull(),
    /** The points that were spent on these units. */
    points: integer().notNull(),
    /** Whether the units were put on sale again. */
    restock: boolean().notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.refundId, line.orderItemId] }),
    // For the units of a line that are left.
    index('refund_lines_of_item').on(line.orderItemId),
    check('refund_lines_quantity', sql`${line.quantity} > 0`),
    check('refund_lines_amounts', sql`${line.amount} >= 0 and ${line.points} >= 0`),
  ],
);

/** Pages that redirect a shopper to the gateway, for clients that cannot post a form; each opens once. */
export const paymentPages = pgTable(
  'payment_pages',
  {
    tokenHash: bytes().primaryKey(),
    action: text().notNull(),
    fields: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    expiresAt: timestamptz().notNull(),
    usedAt: timestamptz(),
  },
  (page) => [index('payment_pages_expiry').on(page.expiresAt)],
);
