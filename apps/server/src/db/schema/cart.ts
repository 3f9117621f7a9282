import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, unique } from 'drizzle-orm/pg-core';
import { createdAt, serialId } from './columns';
import { members } from './members';
import { productRules, type Layer } from './products';

/** 1 normal, 2 gift, 3 add-on. */
export type CartItemType = 1 | 2 | 3;

export const cartItems = pgTable(
  'cart_items',
  {
    id: serialId(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    layer: smallint().$type<Layer>().notNull(),
    ruleId: integer()
      .notNull()
      .references(() => productRules.id, { onDelete: 'cascade' }),
    /** The gift or add-on rule of this line; 0 for a normal line. */
    relationId: integer().notNull().default(0),
    type: smallint().$type<CartItemType>().notNull().default(1),
    quantity: integer().notNull(),
    createdAt: createdAt(),
  },
  (item) => [
    // One line per item; also the index for reading a cart.
    unique('cart_items_line').on(
      item.memberId,
      item.layer,
      item.ruleId,
      item.relationId,
      item.type,
    ),
    check('cart_items_quantity', sql`${item.quantity} > 0`),
    check('cart_items_layer', sql`${item.layer} in (1, 2, 3)`),
    check('cart_items_type', sql`${item.type} in (1, 2, 3)`),
  ],
);
