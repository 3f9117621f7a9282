import { sql } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { inputRow, statement, type Inputs } from '../../db/statement';
import {
  CART_TYPES,
  type CartData,
  cartDataOf,
  cartFields,
  type CartInputs,
  type CartOwner,
  NO_VARIANTS,
  offeringProducts,
} from '../cart';
import { chosenTicketRows, type TicketRow } from '../coupons';
import { unpaidCount } from '../orders';
import { balance, chosenPoints } from '../points';
import { pickedStoreRows, type Store, storesByMethod } from '../shipping';

/** Everything that a cart's order is computed from. */
export interface CheckoutData extends CartData {
  /** The time at which coupons and points must be valid. */
  readonly now: Date;
  /** The tickets that the member chose for the cart, in the sequence in which the member got them. */
  readonly tickets: readonly TicketRow[];
  /** The points that the member can spend, and wants to spend on this cart. */
  readonly points: { readonly balance: number; readonly wanted: number };
  /** The store that the member picked last, by shipping method. */
  readonly stores: ReadonlyMap<number, Store>;
  /** The number of the member's unpaid orders. */
  readonly unpaid: number;
}

type CheckoutInputs = CartInputs & { readonly now: Date };

const selectCheckout = statement('checkout', (db, parameters: Inputs<CheckoutInputs>) => {
  const types = { ...CART_TYPES, now: 'timestamptz' };
  const { source, inputs } = inputRow(types, parameters);
  return db
    .select({
      ...cartFields(db, inputs),
      tickets: chosenTicketRows(db, inputs),
      balance: balance(inputs),
      wanted: chosenPoints(inputs),
      pickedStores: pickedStoreRows(db, inputs),
      unpaid: unpaidCount(inputs),
    })
    .from(source)
    .innerJoin(offeringProducts(inputs), sql`true`);
});

/**
 * Loads everything that an order of one layer's cart is computed from, in one statement.
 *
 * @throws {MallError} layerOff, when the shop has switched the layer off
 */
export async function loadCheckout(
  db: Connection,
  { memberId, layer }: CartOwner,
  now = new Date(),
): Promise<CheckoutData> {
  const [row] = await selectCheckout(db, { memberId, layer, ...NO_VARIANTS, now });
  if (!row) throw new Error('The statement of a checkout returned no row');
  const { tickets, balance: points, wanted, pickedStores, unpaid, ...cart } = row;
  return {
    ...cartDataOf({ memberId, layer }, cart),
    now,
    tickets,
    points: { balance: points, wanted },
    stores: storesByMethod(pickedStores),
    unpaid,
  };
}
