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
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment, money, serialId } from './columns';
import { members } from './members';
import type { Layer } from './products';

export const shippingMethods = pgTable(
  'shipping_methods',
  {
    id: serialId(),
    layer: smallint().$type<Layer>().notNull(),
    /** To the door, to a convenience store, or fetched from the shop. */
    kind: text({ enum: ['home', 'cvs', 'pickup'] }).notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** The logistics provider's name for it, such as UNIMARTFREEZE. */
    provider: text(),
    fee: money().notNull(),
    /** What it costs to the outlying islands; null: the same. */
    islandsFee: money(),
    /** Free from this amount of goods on; null: never. */
    freeFrom: money(),
    /** The largest order it takes; null: any. */
    maxAmount: money(),
    /** Why outlying islands cannot choose it, in words; null: they can. */
    islandsOff: text(),
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

/** How a member last chose to have a layer shipped. */
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

/** Visits to the provider's map of stores: its reply is not signed, only this nonce tells it is ours. */
export const storeMapVisits = pgTable(
  'store_map_visits',
  {
    /** 20 letters and digits at most. */
    nonce: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    methodId: integer()
      .notNull()
      .references(() => shippingMethods.id, { onDelete: 'cascade' }),
    /** The store that was picked; null: none yet. */
    storeId: text(),
    storeName: text(),
    storeAddress: text(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (visit) => [
    // The store a member picked last.
    index('store_map_visits_of_member').on(visit.memberId, visit.methodId, visit.createdAt),
    index('store_map_visits_expiry').on(visit.expiresAt),
  ],
);

/** What was answered to a call that may be sent twice. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** `METHOD /path` with its parameters filled in. */
    endpoint: text().notNull(),
    /** SHA-256 of the body: another body under the same key is refused. */
    bodyHash: bytes().notNull(),
    /** HTTP status of the answer; null while the first call is still at work. */
    status: smallint(),
    reply: jsonb(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (key) => [
    primaryKey({ columns: [key.memberId, key.endpoint, key.key] }),
    // Sweeping away what has expired.
    index('idempotency_keys_expiry').on(key.expiresAt),
  ],
);
