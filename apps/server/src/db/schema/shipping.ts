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
} from 'drizzle-orm/pg-core';
import { createdAt, timestamptz, money, serialId } from './columns';
import { members } from './members';
import type { Layer } from './products';

export const shippingMethods = pgTable(
  'shipping_methods',
  {
    id: serialId(),
    layer: smallint().$type<Layer>().notNull(),
    /** Home delivery, convenience store, or pickup at the shop. */
    kind: text({ enum: ['home', 'cvs', 'pickup'] }).notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** The logistics provider's code, such as UNIMARTFREEZE. */
    provider: text(),
    fee: money().notNull(),
    /** Fee for the outlying islands; null: the same. */
    islandsFee: money(),
    /** Free from this price of the items; null: never. */
    freeFrom: money(),
    /** Maximum order amount; null: no limit. */
    maxAmount: money(),
    /** Text: why it is unavailable for outlying islands; null: it is available. */
    islandsOff: text(),
    /** Days from leaving the shop to arriving, on the main island; null: the shop promises none. */
    transitDays: smallint(),
    /** The same to the outlying islands. */
    islandsTransitDays: smallint(),
    /** The weekdays on which the carrier collects parcels at the shop: 1 is Monday, 7 is Sunday. */
    collectsOn: smallint().array().notNull().default([1, 2, 3, 4, 5]),
    /** The weekdays on which it delivers them. */
    deliversOn: smallint().array().notNull().default([1, 2, 3, 4, 5, 6]),
    position: smallint().notNull().default(0),
    enabled: boolean().notNull().default(true),
  },
  (method) => [
    index('shipping_methods_of_layer').on(method.layer, method.position),
    check(
      'shipping_methods_amounts',
      sql`least(${method.fee}, ${method.islandsFee}, ${method.freeFrom}, ${method.maxAmount}) >= 0`,
    ),
  ],
);

/** The shipping method a member last chose for a layer. */
export const shippingChoices = pgTable(
  'shipping_choices',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    layer: smallint().$type<Layer>().notNull(),
    methodId: integer()
      .notNull()
      .references(() => shippingMethods.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    phone: text().notNull(),
    note: text().notNull().default(''),
    county: text(),
    district: text(),
    zip: text(),
    street: text(),
    storeId: text(),
    storeName: text(),
    storeAddress: text(),
    updatedAt: createdAt(),
  },
  (choice) => [primaryKey({ columns: [choice.memberId, choice.layer] })],
);

/**
 * Visits to the provider's store map: its callback is not signed, so only this nonce proves that it
 * belongs to one of our requests.
 */
export const storeMapVisits = pgTable(
  'store_map_visits',
  {
    /** At most 20 letters and digits. */
    nonce: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    methodId: integer()
      .notNull()
      .references(() => shippingMethods.id, { onDelete: 'cascade' }),
    /** The chosen store; null: none yet. */
    storeId: text(),
    storeName: text(),
    storeAddress: text(),
    /** Where the member returns to from the map; null: the site's own pages. */
    returnUrl: text(),
    expiresAt: timestamptz().notNull(),
    createdAt: createdAt(),
  },
  (visit) => [
    // For the store a member chose last.
    index('store_map_visits_of_member').on(visit.memberId, visit.methodId, visit.createdAt),
    index('store_map_visits_expiry').on(visit.expiresAt),
  ],
);
