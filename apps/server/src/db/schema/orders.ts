import { orderStates } from '@mall/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { CartItemType } from './cart';
import { createdAt, moment, money, serialId } from './columns';
import { members } from './members';
import { productRules, products, type Attribute, type Layer } from './products';

/** Where an order went, as chosen when it was placed. */
export interface ShippingSnapshot {
  readonly methodId: number;
  readonly kind: 'home' | 'cvs' | 'pickup';
  readonly name: string;
  readonly recipient: string;
  readonly phone: string;
  readonly address: string;
  readonly note: string;
  readonly storeId?: string;
  readonly storeName?: string;
  /** Of a way to the door: the address in its parts, for a form. */
  readonly place?: {
    readonly county: string;
    readonly district: string;
    readonly zip: string;
    readonly street: string;
  };
}

/** The invoice asked for, as it went over the wire. */
export type InvoiceSnapshot =
  | { readonly kind: 'member' }
  | { readonly kind: 'mobile_barcode' | 'citizen' | 'donation'; readonly code: string }
  | { readonly kind: 'company'; readonly company_no: string; readonly title: string };

export const orders = pgTable(
  'orders',
  {
    id: serialId(),
    /** The order's number as shoppers see it. */
    transOrderId: text().notNull().unique(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    layer: smallint().$type<Layer>().notNull(),
    state: text({ enum: orderStates }).notNull().default('pending'),
    payStatus: text({ enum: ['unpaid', 'paid', 'refunded'] })
      .notNull()
      .default('unpaid'),
    itemsAmount: money().notNull(),
    shippingFee: money().notNull(),
    /** By coupons, the shipping fee's share included. */
    discount: money().notNull().default(0),
    pointsUsed: integer().notNull().default(0),
    /** What the points were worth. */
    pointsDiscount: money().notNull().default(0),
    finalAmount: money().notNull(),
    shipping: jsonb().$type<ShippingSnapshot>().notNull(),
    invoice: jsonb().$type<InvoiceSnapshot>().notNull(),
    paymentMethod: text(),
    note: text().notNull().default(''),
    /** The last five digits of the account that a transfer came from. */
    remitAccountCheck: text(),
    cancelReason: text(),
    /** The order it travels with, which pays the fee. */
    shippedWith: integer().references((): AnyPgColumn => orders.id),
    /** Of a refunded order: the fee that was not given back, because another order travels on it. */
    feeKept: money().notNull().default(0),
    createdAt: createdAt(),
    paidAt: moment(),
    /** When an unpaid order gives its goods back. */
    expiresAt: moment(),
  },
  (order) => [
    // The order list, newest first.
    index('orders_of_member').on(order.memberId, order.createdAt, order.id),
    // What travels with an order.
    index('orders_shipped_with')
      .on(order.shippedWith)
      .where(sql`${order.shippedWith} is not null`),
    // Unpaid orders whose time is up.
    index('orders_to_expire')
      .on(order.expiresAt)
      .where(sql`${order.state} = 'pending'`),
    check(
      'orders_amounts_not_negative',
      sql`least(${order.itemsAmount}, ${order.shippingFee}, ${order.discount}, ${order.pointsUsed}, ${order.pointsDiscount}, ${order.finalAmount}, ${order.feeKept}) >= 0`,
    ),
    check('orders_layer', sql`${order.layer} in (1, 2, 3)`),
  ],
);

/** What was bought, as it was when it was bought. */
export const orderItems = pgTable(
  'order_items',
  {
    id: serialId(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    /** For giving stock back. */
    ruleId: integer().references(() => productRules.id, { onDelete: 'set null' }),
    type: smallint().$type<CartItemType>().notNull(),
    name: text().notNull(),
    picture: text().notNull(),
    attributes: jsonb().$type<readonly Attribute[]>().notNull().default([]),
    amount: money().notNull(),
    marketPrice: money().notNull(),
    quantity: integer().notNull(),
  },
  (item) => [
    index('order_items_of_order').on(item.orderId, item.id),
    check('order_items_quantity', sql`${item.quantity} > 0`),
    check('order_items_amounts', sql`${item.amount} >= 0 and ${item.marketPrice} >= 0`),
  ],
);

/** Every move an order made, and who or what made it. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: serialId(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** null for the order's beginning. */
    from: text({ enum: orderStates }),
    to: text({ enum: orderStates }).notNull(),
    reason: text().notNull().default(''),
    /** `member:7`, `staff:2`, `gateway`, `clock`. */
    actor: text().notNull(),
    createdAt: createdAt(),
  },
  (event) => [index('order_events_of_order').on(event.orderId, event.id)],
);

/** What a member and the shop say to each other about an order. */
export const orderMessages = pgTable(
  'order_messages',
  {
    id: serialId(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** null: they have left, or it is the shop's own notice. */
    authorId: integer().references(() => members.id, { onDelete: 'set null' }),
    fromShop: boolean().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (message) => [index('order_messages_of_order').on(message.orderId, message.id)],
);
