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
import { bytes, createdAt, moment, money, serialId } from './columns';
import { orders } from './orders';

/** What a shopper pays with outside of this site. */
export type PaymentCode =
  | { readonly kind: 'atm'; readonly bank_code: string; readonly account: string }
  | { readonly kind: 'cvs'; readonly payment_no: string }
  | { readonly kind: 'barcode'; readonly barcodes: readonly [string, string, string] };

/** Every try to pay an order, also those that failed. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: serialId(),
    /** The gateway's handle of this attempt: 20 letters and digits at most, never used twice. */
    merchantTradeNo: text().notNull().unique(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    method: text({ enum: paymentMethods }).notNull(),
    /** In how many parts; null: at once. */
    installments: smallint(),
    amount: money().notNull(),
    /** `refund_due`: paid, but the order could not take the money any more. */
    state: text({ enum: ['started', 'code_issued', 'paid', 'failed', 'expired', 'refund_due'] })
      .notNull()
      .default('started'),
    /** The gateway's latest message, as it came. */
    provider: jsonb().$type<Readonly<Record<string, string>>>(),
    /** What to pay with at a machine or a counter, once the gateway has issued it. */
    code: jsonb().$type<PaymentCode>(),
    /** Until when it can be paid; null: no end of its own. */
    expiresAt: moment(),
    /** What the gateway said, when it failed. */
    failure: text(),
    /** Somebody told of money: when to ask the gateway itself whether it came; null: nothing to ask. */
    askAt: moment(),
    /** How often it was asked since. */
    asks: smallint().notNull().default(0),
    createdAt: createdAt(),
    paidAt: moment(),
  },
  (attempt) => [
    index('payment_attempts_to_ask')
      .on(attempt.askAt)
      .where(sql`${attempt.askAt} is not null`),
    index('payment_attempts_of_order').on(attempt.orderId, attempt.id),
    // An order is paid once, whatever happens.
    uniqueIndex('payment_attempts_one_paid')
      .on(attempt.orderId)
      .where(sql`${attempt.state} = 'paid'`),
    check('payment_attempts_amount', sql`${attempt.amount} >= 0`),
  ],
);

/** Money on its way back: one row for each payment that is given back. */
export const refunds = pgTable(
  'refunds',
  {
    id: serialId(),
    /** The payment that it goes back to. */
    attemptId: integer()
      .notNull()
      .references(() => paymentAttempts.id, { onDelete: 'cascade' }),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /**
     * `order`: the order is given back with it; `surplus`: money that the order had no use for; `fee`:
     * the shipping fee that stayed when the order went back, because another one travelled on it.
     */
    kind: text({ enum: ['order', 'surplus', 'fee'] }).notNull(),
    amount: money().notNull(),
    /** `called`: the gateway was asked, and may have done it; `settled`: the money went back. */
    state: text({ enum: ['requested', 'called', 'settled'] })
      .notNull()
      .default('requested'),
    /** How often the gateway was asked. */
    tries: smallint().notNull().default(0),
    /** Not to be asked again before then. */
    nextTryAt: moment().notNull(),
    /** What the gateway said when it last refused. */
    failure: text(),
    createdAt: createdAt(),
    settledAt: moment(),
  },
  (refund) => [
    // Never twice for the same reason.
    uniqueIndex('refunds_of_attempt').on(refund.attemptId, refund.kind),
    index('refunds_open')
      .on(refund.nextTryAt)
      .where(sql`${refund.state} <> 'settled'`),
    check('refunds_amount', sql`${refund.amount} > 0`),
  ],
);

/** The sandbox cashier's own book: which trades it has seen, as ECPay keeps one of its own. */
export const sandboxTrades = pgTable('sandbox_trades', {
  merchantTradeNo: text().primaryKey(),
  /** The signed form that opened the trade. */
  request: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  state: text({ enum: ['open', 'code_issued', 'paid', 'failed', 'cancelled', 'expired'] })
    .notNull()
    .default('open'),
  /** The code it issued, as its messages carry it. */
  code: jsonb().$type<Readonly<Record<string, string>>>(),
  expiresAt: moment(),
  createdAt: createdAt(),
});

/** Pages that hand a shopper over to the gateway, for whoever cannot post a form: each opens once. */
export const paymentPages = pgTable(
  'payment_pages',
  {
    tokenHash: bytes().primaryKey(),
    action: text().notNull(),
    fields: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (page) => [index('payment_pages_expiry').on(page.expiresAt)],
);
