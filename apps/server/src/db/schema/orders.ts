import { orderStates } from '@mall/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { CartItemType } from './cart';
import { createdAt, timestamptz, money, serialId, writtenAt } from './columns';
import { members } from './members';
import { productRules, products, type Attribute, type Layer } from './products';

/** When parcels leave the shop by one method, and arrive. Weekdays: 1 is Monday, 7 is Sunday. */
export interface DeliverySchedule {
  /** The weekdays on which the carrier collects parcels. */
  readonly collectsOn: readonly number[];
  /** The weekdays on which it delivers them. */
  readonly deliversOn: readonly number[];
  /** Days from leaving to arriving; null: no day of arrival is promised. */
  readonly transitDays: number | null;
}

/** The shipping address as chosen when the order was placed. */
export interface ShippingSnapshot {
  readonly methodId: number;
  readonly kind: 'home' | 'cvs' | 'pickup';
  readonly name: string;
  readonly recipient: string;
  readonly phone: string;
  readonly address: string;
  readonly note: string;
  /** Missing in orders from before there was a delivery calendar. */
  readonly schedule?: DeliverySchedule;
  readonly storeId?: string;
  readonly storeName?: string;
  /** For home delivery: the parts of the address, to fill a form. */
  readonly place?: {
    readonly county: string;
    readonly district: string;
    readonly zip: string;
    readonly street: string;
  };
}

/** The requested invoice, as sent by the client. */
export type InvoiceSnapshot =
  | { readonly kind: 'member' }
  | { readonly kind: 'mobile_barcode' | 'citizen' | 'donation'; readonly code: string }
  | { readonly kind: 'company'; readonly company_no: string; readonly title: string };

export const orders = pgTable(
  'orders',
  {
    id: serialId(),
    /** The order number shown to shoppers. */
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
    /** Coupon discount, including the part on the shipping fee. */
    discount: money().notNull().default(0),
    pointsUsed: integer().notNull().default(0),
    /** NT$ value of the spent points. */
    pointsDiscount: money().notNull().default(0),
    finalAmount: money().notNull(),
    shipping: jsonb().$type<ShippingSnapshot>().notNull(),
    invoice: jsonb().$type<InvoiceSnapshot>().notNull(),
    paymentMethod: text(),
    note: text().notNull().default(''),
    /** Last five digits of the account that a bank transfer came from. */
    remitAccountCheck: text(),
    cancelReason: text(),
    /** The carrier of the parcel, and its tracking number. */
    carrier: text(),
    trackingNumber: text(),
    /** The order it is shipped with, which pays the shipping fee. */
    shippedWith: integer().references((): AnyPgColumn => orders.id),
    /** The shipping fee not refunded with this order, because another order ships with it. */
    feeWithheld: integer().notNull().default(0),
    createdAt: createdAt(),
    paidAt: timestamptz(),
    /** The days of shipping and arrival that were promised when it was paid; null: none. */
    leavesOn: date(),
    arrivesOn: date(),
    /** When an unpaid order expires and releases its stock. */
    expiresAt: timestamptz(),
  },
  (order) => [
    // For the order list, newest first.
    index('orders_of_member').on(order.memberId, order.createdAt, order.id),
    // For the orders shipped with an order.
    index('orders_shipped_with')
      .on(order.shippedWith)
      .where(sql`${order.shippedWith} is not null`),
    // For the views of the desk, which are those of orders that wait for work.
    index('orders_open')
      .on(order.state, order.createdAt, order.id)
      .where(sql`${order.state} in ('pending', 'paid', 'preparing', 'shipped', 'refunding')`),
    // For what was paid on some days, without a look at the orders themselves.
    index('orders_paid')
      .on(order.paidAt, order.finalAmount)
      .where(sql`${order.paidAt} is not null`),
    // For the orders of some days. A filter that few orders match is decided by the index alone.
    index('orders_created').on(
      order.createdAt,
      order.id,
      order.layer,
      order.paymentMethod,
      sql`(${order.shipping}->>'kind')`,
    ),
    // For the search of the desk: the beginning of a number, a phone number, words of the recipient.
    index('orders_by_number').on(order.transOrderId.op('text_pattern_ops')),
    index('orders_by_phone').on(sql`(${order.shipping}->>'phone') text_pattern_ops`, order.id),
    index('orders_by_recipient').using(
      'gin',
      sql`search_grams(fold_name(${order.shipping}->>'recipient'))`,
    ),
    index('orders_by_tracking_number')
      .on(sql`upper(${order.trackingNumber})`, order.id)
      .where(sql`${order.trackingNumber} is not null`),
    // For orders to complete after their arrival.
    index('orders_arrived')
      .on(order.id)
      .where(sql`${order.state} = 'arrived'`),
    // For unpaid orders to expire.
    index('orders_to_expire')
      .on(order.expiresAt)
      .where(sql`${order.state} = 'pending'`),
    check(
      'orders_amounts_not_negative',
      sql`least(${order.itemsAmount}, ${order.shippingFee}, ${order.discount}, ${order.pointsUsed}, ${order.pointsDiscount}, ${order.finalAmount}, ${order.feeWithheld}) >= 0`,
    ),
    check('orders_layer', sql`${order.layer} in (1, 2, 3)`),
  ],
);

/** The purchased items as they were at the time of purchase. */
export const orderItems = pgTable(
  'order_items',
  {
    id: serialId(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    /** For returning stock. */
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
    // For the orders of a product.
    index('order_items_of_product').on(item.productId, item.orderId),
    check('order_items_quantity', sql`${item.quantity} > 0`),
    check('order_items_amounts', sql`${item.amount} >= 0 and ${item.marketPrice} >= 0`),
  ],
);

/** Every state change of an order and who caused it. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: serialId(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** null for the initial state. */
    from: text({ enum: orderStates }),
    to: text({ enum: orderStates }).notNull(),
    reason: text().notNull().default(''),
    /** `member:7`, `staff:2`, `gateway`, `clock`. */
    actor: text().notNull(),
    createdAt: writtenAt(),
  },
  (event) => [index('order_events_of_order').on(event.orderId, event.id)],
);

/** Messages between a member and the shop about an order. */
export const orderMessages = pgTable(
  'order_messages',
  {
    id: serialId(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** null: the author's account is deleted, or it is an automatic notice. */
    authorId: integer().references(() => members.id, { onDelete: 'set null' }),
    fromShop: boolean().notNull(),
    text: text().notNull(),
    createdAt: writtenAt(),
  },
  (message) => [index('order_messages_of_order').on(message.orderId, message.id)],
);
