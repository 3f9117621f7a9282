import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, timestamptz, money, serialId, writtenAt } from './columns';
import { members } from './members';
import { orders } from './orders';

/** The bank account for a dealer's earnings. */
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

/** A dealer's monthly statement, closed and paid out. */
export const dealerCharges = pgTable(
  'dealer_charges',
  {
    id: serialId(),
    dealerId: integer()
      .notNull()
      .references(() => members.id),
    /** `2026-10`, in Taiwan time. */
    month: text().notNull(),
    ordersCount: integer().notNull(),
    amount: money().notNull(),
    state: text({ enum: ['waiting', 'paid'] })
      .notNull()
      .default('waiting'),
    paidAt: timestamptz(),
    createdAt: createdAt(),
  },
  (charge) => [
    unique('dealer_charges_month').on(charge.dealerId, charge.month),
    check('dealer_charges_amount', sql`${charge.amount} >= 0`),
  ],
);

/** A dealer's earnings from an order of a member they referred. */
export const dealerProfits = pgTable(
  'dealer_profits',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    dealerId: integer()
      .notNull()
      .references(() => members.id),
    /** Amount actually paid for the items, NT$. */
    amount: money().notNull(),
    /** Percent, as valid on that day. */
    percent: integer().notNull(),
    commission: money().notNull(),
    /** Commission that was paid out before units were refunded, deducted from the next statement. */
    overpaid: money().notNull().default(0),
    /** The monthly statement that includes it. */
    chargeId: integer().references(() => dealerCharges.id),
    /** When the order was refunded, which cancels the earnings. */
    reversedAt: timestamptz(),
    createdAt: writtenAt(),
  },
  (profit) => [
    index('dealer_profits_of_dealer').on(profit.dealerId, profit.createdAt, profit.orderId),
    // For the job that closes months.
    index('dealer_profits_unclosed')
      .on(profit.createdAt, profit.dealerId)
      .where(sql`${profit.chargeId} is null and ${profit.reversedAt} is null`),
    // For what was paid out in excess.
    index('dealer_profits_overpaid')
      .on(profit.dealerId)
      .where(sql`${profit.overpaid} > 0`),
    check('dealer_profits_amounts', sql`${profit.amount} >= 0 and ${profit.commission} >= 0`),
    check('dealer_profits_overpaid_not_negative', sql`${profit.overpaid} >= 0`),
  ],
);
