import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, moment, money, serialId } from './columns';
import { members } from './members';
import { orders } from './orders';

/** Where a dealer's earnings go. */
export const dealerPaymentInfos = pgTable('dealer_payment_infos', {
  memberId: integer()
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  bankCode: text().notNull(),
  bankName: text().notNull(),
  branchName: text().notNull(),
  accountName: text().notNull(),
  account: text().notNull(),
  updatedAt: createdAt(),
});

/** A month of a dealer's earnings, closed and paid out. */
export const dealerCharges = pgTable(
  'dealer_charges',
  {
    id: serialId(),
    dealerId: integer()
      .notNull()
      .references(() => members.id),
    /** `2026-10`, by the clock of Taiwan. */
    month: text().notNull(),
    ordersCount: integer().notNull(),
    amount: money().notNull(),
    state: text({ enum: ['waiting', 'paid'] })
      .notNull()
      .default('waiting'),
    paidAt: moment(),
    createdAt: createdAt(),
  },
  (charge) => [
    unique('dealer_charges_month').on(charge.dealerId, charge.month),
    check('dealer_charges_amount', sql`${charge.amount} >= 0`),
  ],
);

/** What a dealer earns by an order of somebody they brought. */
export const dealerProfits = pgTable(
  'dealer_profits',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    dealerId: integer()
      .notNull()
      .references(() => members.id),
    /** Goods really paid for, NT$. */
    amount: money().notNull(),
    /** Percent, as it was that day. */
    percent: integer().notNull(),
    commission: money().notNull(),
    /** The month's closing it went into. */
    chargeId: integer().references(() => dealerCharges.id),
    /** The order was refunded: nothing is earned. */
    reversedAt: moment(),
    createdAt: createdAt(),
  },
  (profit) => [
    index('dealer_profits_of_dealer').on(profit.dealerId, profit.createdAt, profit.orderId),
    check('dealer_profits_amounts', sql`${profit.amount} >= 0 and ${profit.commission} >= 0`),
  ],
);
