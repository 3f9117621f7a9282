import { paymentMethods } from '@mall/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, requestId, timestamptz, money, serialId } from './columns';
import { orders } from './orders';

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

/** Refunds: one row per refunded payment and reason. */
export const refunds = pgTable(
  'refunds',
  {
    id: serialId(),
    /** The payment to refund. */
    attemptId: integer()
      .notNull()
      .references(() => paymentAttempts.id, { onDelete: 'cascade' }),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /**
     * `order`: the whole order is refunded; `surplus`: money that the order did not need; `fee`:
     * the shipping fee that was withheld when the order was refunded, because another order shipped
     * with it.
     */
    kind: text({ enum: ['order', 'surplus', 'fee'] }).notNull(),
    amount: money().notNull(),
    /** `called`: the gateway was called and may have refunded; `settled`: the money is refunded. */
    state: text({ enum: ['requested', 'called', 'settled'] })
      .notNull()
      .default('requested'),
    /** Number of requests to the gateway. */
    tries: smallint().notNull().default(0),
    /** Earliest time of the next request. */
    nextTryAt: timestamptz().notNull(),
    /** The gateway's last error message. */
    failure: text(),
    requestId: requestId(),
    createdAt: createdAt(),
    settledAt: timestamptz(),
  },
  (refund) => [
    // At most one refund per reason.
    uniqueIndex('refunds_of_attempt').on(refund.attemptId, refund.kind),
    index('refunds_open')
      .on(refund.nextTryAt)
      .where(sql`${refund.state} <> 'settled'`),
    check('refunds_amount', sql`${refund.amount} > 0`),
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
