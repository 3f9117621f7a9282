import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, timestamptz, money, serialId } from './columns';
import { members } from './members';
import { orders } from './orders';
import type { Layer } from './products';

/** Discounts on orders and when they are valid. */
export const coupons = pgTable(
  'coupons',
  {
    id: serialId(),
    /** Code that a shopper enters to get a ticket; null: only issued by the shop. */
    code: text().unique(),
    name: text().notNull(),
    /** NT$ off the items, percent off the items, or the shipping fee. */
    kind: text({ enum: ['amount', 'percent', 'shipping'] }).notNull(),
    /** NT$ for `amount`, 1–100 for `percent`, 0 for `shipping`. */
    value: integer().notNull(),
    /** Minimum price of the items. */
    minAmount: money().notNull().default(0),
    /** Maximum discount of a percentage; null: no maximum. */
    maxDiscount: money(),
    /** Only for items of this cart; null: any. */
    layer: smallint().$type<Layer>(),
    /** Can be combined with other coupons. */
    stackable: boolean().notNull().default(false),
    startsAt: timestamptz().notNull(),
    endsAt: timestamptz().notNull(),
    /** Tickets that one member can claim with the code. */
    perMember: integer().notNull().default(1),
    /** Total number of orders it can be used for; null: unlimited. */
    totalLimit: integer(),
    usedCount: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (coupon) => [
    check(
      'coupons_amounts',
      sql`least(${coupon.value}, ${coupon.minAmount}, ${coupon.maxDiscount}) >= 0`,
    ),
    check('coupons_percent', sql`${coupon.kind} <> 'percent' or ${coupon.value} between 1 and 100`),
    check('coupons_period', sql`${coupon.startsAt} < ${coupon.endsAt}`),
    check(
      'coupons_used_within_limit',
      sql`${coupon.usedCount} >= 0 and (${coupon.totalLimit} is null or ${coupon.usedCount} <= ${coupon.totalLimit})`,
    ),
  ],
);

/** A coupon that a member owns, valid for one order. */
export const couponTickets = pgTable(
  'coupon_tickets',
  {
    id: serialId(),
    couponId: integer()
      .notNull()
      .references(() => coupons.id),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The order it was used for; null: unused. */
    orderId: integer().references(() => orders.id),
    usedAt: timestamptz(),
    createdAt: createdAt(),
  },
  (ticket) => [
    index('coupon_tickets_of_member').on(ticket.memberId, ticket.couponId),
    // For the tickets that an unpaid order gives back.
    index('coupon_tickets_of_order')
      .on(ticket.orderId)
      .where(sql`${ticket.orderId} is not null`),
    check('coupon_tickets_used', sql`(${ticket.orderId} is null) = (${ticket.usedAt} is null)`),
  ],
);

/** Tickets that a member plans to use on a cart; each in one cart only. */
export const cartTickets = pgTable(
  'cart_tickets',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    layer: smallint().$type<Layer>().notNull(),
    ticketId: integer()
      .notNull()
      .references(() => couponTickets.id, { onDelete: 'cascade' }),
  },
  (cart) => [
    primaryKey({ columns: [cart.memberId, cart.layer, cart.ticketId] }),
    unique('cart_tickets_once').on(cart.ticketId),
  ],
);
