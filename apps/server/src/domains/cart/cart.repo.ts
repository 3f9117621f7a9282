import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ADVISORY_LOCKS } from '../../db/advisory-locks';
import { excluded } from '../../db/column-name';
import type { Connection, Transaction } from '../../db/database';
import { jsonRows } from '../../db/json-rows';
import {
  cartItems,
  members,
  productAddons,
  productGifts,
  productRules,
  products,
  type Layer,
} from '../../db/schema';
import { statement, type Input, type Inputs } from '../../db/statement';
import { keepsUntilPickup, variantPicture } from '../products';

/** The cart of a member in one layer. */
export type CartKey = { readonly memberId: number; readonly layer: Layer };

/** Identifies a stored line among the member's lines of one layer. */
type LineKey = { readonly ruleId: number; readonly relationId: number; readonly type: 1 | 3 };

const variant = {
  ruleId: productRules.id,
  productId: products.id,
  name: products.name,
  picture: variantPicture,
  layer: products.layer,
  published: products.published,
  fitsStorePickup: products.fitsStorePickup,
  keepsUntilPickup,
  attributes: productRules.attributes,
  amount: productRules.amount,
  marketPrice: productRules.marketPrice,
  stock: productRules.stock,
};

const selectLock = statement(
  'lock_member_carts',
  (db, { memberId }: Inputs<{ memberId: number }>) => {
    const lock = sql`pg_advisory_xact_lock(${ADVISORY_LOCKS.cart}, ${memberId})`;
    return db
      .select({ id: members.id })
      .from(members)
      .innerJoin(lock, sql`true`)
      .where(eq(members.id, memberId))
      .for('key share', { of: members });
  },
);

/**
 * Locks a member's carts until the transaction ends, so that calls buy them one at a time. The member's
 * row is locked too, so that the account cannot be deleted meanwhile.
 */
export async function lockCart(tx: Transaction, memberId: number): Promise<void> {
  await selectLock(tx, { memberId });
}

/** A layer's stored lines, in the sequence in which they were added. */
export const lineRows = (db: Connection, { memberId, layer }: Inputs<CartKey>) => {
  const parent = alias(productRules, 'parent');
  return jsonRows(
    {
      id: cartItems.id,
      // Gifts are computed on each read and never stored.
      type: sql<1 | 3>`${cartItems.type}`,
      relationId: cartItems.relationId,
      parentProductId: sql<number | null>`${parent.productId}`,
      quantity: cartItems.quantity,
      variant,
    },
    (row) =>
      db
        .select(row)
        .from(cartItems)
        .innerJoin(productRules, eq(productRules.id, cartItems.ruleId))
        .innerJoin(products, eq(products.id, productRules.productId))
        .leftJoin(parent, eq(parent.id, cartItems.relationId))
        .where(and(eq(cartItems.memberId, memberId), eq(cartItems.layer, layer)))
        .orderBy(asc(cartItems.id)),
  );
};

/**
 * The variants that a change of the cart needs besides its lines: the one to add, and the parent of an
 * add-on; 0 where there is none.
 */
export type FurtherVariants = { readonly ruleId: number; readonly relationId: number };

/** The {@link FurtherVariants} that exist. */
export const variantRows = (db: Connection, { ruleId, relationId }: Inputs<FurtherVariants>) =>
  jsonRows(variant, (row) =>
    db
      .select(row)
      .from(productRules)
      .innerJoin(products, eq(products.id, productRules.productId))
      // Two parameters, not a list: PostgreSQL expects ten rows of a list, and reads the whole table.
      .where(or(eq(productRules.id, ruleId), eq(productRules.id, relationId))),
  );

const selectVariants = statement('variants', (db, { ids }: Inputs<{ ids: readonly number[] }>) =>
  db
    .select(variant)
    .from(productRules)
    .innerJoin(products, eq(products.id, productRules.productId))
    .where(sql`${productRules.id} = any(${ids})`),
);

/** The variants with these ids; omits those that do not exist. */
export const findVariants = (db: Connection, ids: readonly number[]) => selectVariants(db, { ids });

/**
 * The products whose offers a cart needs, as the further source `offering.ids`: those of its normal lines, those
 * that its add-ons belong to, and those of further variants.
 */
export const offeringProducts = ({
  memberId,
  layer,
  ruleId,
  relationId,
}: Inputs<CartKey & FurtherVariants>) => {
  const offering = sql`case when ${cartItems.type} = 1 then ${cartItems.ruleId} else ${cartItems.relationId} end`;
  // Without `offset 0`, PostgreSQL would run the query again for each use.
  return sql`lateral (select array(
      select ${productRules.productId} from ${cartItems} join ${productRules} on ${productRules.id} = ${offering}
      where ${cartItems.memberId} = ${memberId} and ${cartItems.layer} = ${layer}
      union select ${productRules.productId} from ${productRules} where ${productRules.id} in (${ruleId}, ${relationId})
    ) as ids offset 0) as offering`;
};

/** The gift offers of {@link offeringProducts}. */
export const giftRows = (db: Connection) =>
  jsonRows(
    { parentProductId: productGifts.productId, minQuantity: productGifts.minQuantity, variant },
    (row) =>
      db
        .select(row)
        .from(productGifts)
        .innerJoin(productRules, eq(productRules.id, productGifts.giftRuleId))
        .innerJoin(products, eq(products.id, productRules.productId))
        .where(sql`${productGifts.productId} = any(offering.ids)`)
        .orderBy(asc(productGifts.id)),
  );

/** The add-on offers of {@link offeringProducts}. */
export const addOnRows = (db: Connection) =>
  jsonRows(
    { parentProductId: productAddons.productId, amount: productAddons.amount, variant },
    (row) =>
      db
        .select(row)
        .from(productAddons)
        .innerJoin(productRules, eq(productRules.id, productAddons.addonRuleId))
        .innerJoin(products, eq(products.id, productRules.productId))
        .where(sql`${productAddons.productId} = any(offering.ids)`)
        .orderBy(asc(productAddons.id)),
  );

type NewQuantity = CartKey & LineKey & { readonly quantity: number; readonly most: number };

const upsertLine = statement('add_to_cart', (db, line: Inputs<NewQuantity>) =>
  db
    .insert(cartItems)
    .values({
      memberId: line.memberId,
      layer: line.layer,
      ruleId: line.ruleId,
      relationId: line.relationId,
      type: line.type,
      quantity: line.quantity,
    })
    .onConflictDoUpdate({
      target: [
        cartItems.memberId,
        cartItems.layer,
        cartItems.ruleId,
        cartItems.relationId,
        cartItems.type,
      ],
      set: { quantity: sql`${cartItems.quantity} + ${excluded(cartItems.quantity)}` },
      setWhere: sql`${cartItems.quantity} + ${excluded(cartItems.quantity)} <= ${line.most}`,
    })
    .returning({ id: cartItems.id, quantity: cartItems.quantity }),
);

/**
 * Adds to a line's quantity, or creates the line, unless it would then hold more than `most`. One
 * conditional statement decides, so that concurrent calls cannot exceed it together.
 *
 * @returns the line; undefined when it would hold too many.
 */
export async function addQuantity(db: Connection, line: NewQuantity) {
  const [written] = await upsertLine(db, line);
  return written;
}

type ChangedQuantity = {
  readonly id: number;
  readonly before: number;
  readonly quantity: number;
};

const updateQuantity = statement('set_cart_quantity', (db, line: Inputs<ChangedQuantity>) =>
  db
    .update(cartItems)
    .set({ quantity: sql`${line.quantity}` })
    .where(and(eq(cartItems.id, line.id), eq(cartItems.quantity, line.before)))
    .returning({ id: cartItems.id }),
);

/** Sets a line's quantity if it is still `before`; false when it is not. */
export const setQuantity = async (db: Connection, line: ChangedQuantity): Promise<boolean> =>
  (await updateQuantity(db, line)).length > 0;

const removeLine = statement('delete_cart_line', (db, { id }: Inputs<{ id: number }>) =>
  db.delete(cartItems).where(eq(cartItems.id, id)).returning({ id: cartItems.id }),
);

/** Deletes a line; false when it does not exist any more. */
export const deleteLine = async (db: Connection, id: number): Promise<boolean> =>
  (await removeLine(db, { id })).length > 0;

/** Lines as they were read. */
export const linesToBuy = (lines: readonly { readonly id: number; readonly quantity: number }[]) =>
  JSON.stringify(lines);

/**
 * Selects and locks a member's lines that still have the quantity that was read, as a part of a larger
 * statement. The member's row is locked first, so that the account cannot be deleted meanwhile.
 *
 * @param lines the result of {@link linesToBuy}.
 */
export const lockedLines = ({
  memberId,
  lines,
}: Inputs<{ readonly memberId: number; readonly lines: string }>) =>
  sql`select ${cartItems.id} from ${cartItems}
    join jsonb_to_recordset(${lines}::jsonb) as read(id integer, quantity integer)
      on read.id = ${cartItems.id} and read.quantity = ${cartItems.quantity}
    where ${cartItems.memberId} = (
      select ${members.id} from ${members} where ${members.id} = ${memberId} for key share)
    order by ${cartItems.id} for update of ${cartItems}`;

/** Deletes lines that {@link lockedLines} has locked, as a part of a larger statement. */
export const deleteLines = (db: Connection, lines: Input<string>, condition: SQL) =>
  db.delete(cartItems).where(
    and(
      // An array, because PostgreSQL expects many rows of the function and would read all carts.
      sql`${cartItems.id} = any(array(select id from jsonb_to_recordset(${lines}::jsonb) as read(id integer)))`,
      condition,
    ),
  );
