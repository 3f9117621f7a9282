import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { inputRow, statement, type Inputs } from '../../db/statement';
import { settingsOf, settingsText, type Settings } from '../configs';
import { type UnshippedRow, unshippedRows } from '../orders';
import { choiceRows, type ChoiceRow, guardLayer, methodRows, type MethodRow } from '../shipping';
import type { CartParts } from './assemble-cart';
import type { CartVariant } from './cart-line';
import {
  addOnRows,
  type CartKey,
  type FurtherVariants,
  giftRows,
  lineRows,
  offeringProducts,
  variantRows,
} from './cart.repo';

/** The cart to read, and the variants that the caller needs besides its lines. */
export type CartInputs = CartKey & FurtherVariants;

/** No variants besides the lines of the cart. */
export const NO_VARIANTS: FurtherVariants = { ruleId: 0, relationId: 0 };

/** Everything that a cart without coupons and points is computed from. */
export interface CartData extends CartParts {
  readonly settings: Settings;
  /** The variants that were asked for; those that do not exist are missing. */
  readonly variants: readonly CartVariant[];
  /** The layer's shipping methods, in sequence. */
  readonly methods: readonly MethodRow[];
  /** How the member shipped last. */
  readonly choice: ChoiceRow | undefined;
  /** The orders that the cart may be shipped with. */
  readonly unshipped: readonly UnshippedRow[];
}

/** The fields of {@link CartData}, for one statement with the source {@link offeringProducts}. */
export const cartFields = (db: Connection, inputs: Inputs<CartInputs>) => ({
  settings: settingsText,
  stored: lineRows(db, inputs),
  gifts: giftRows(db),
  addOns: addOnRows(db),
  variants: variantRows(db, inputs),
  methods: methodRows(db, inputs),
  choices: choiceRows(db, inputs),
  unshipped: unshippedRows(db, inputs),
});

type Selected<Fields> = {
  readonly [Key in keyof Fields]: Fields[Key] extends SQL<infer Value> ? Value : never;
};

/**
 * The data of a row with {@link cartFields}.
 *
 * @throws {MallError} layerOff, when the shop has switched the layer off
 */
export function cartDataOf(
  { layer }: CartKey,
  { settings: text, choices, ...row }: Selected<ReturnType<typeof cartFields>>,
): CartData {
  const settings = settingsOf(text);
  guardLayer(settings.shipping, layer);
  return { layer, ...row, settings, choice: choices[0] };
}

/** The SQL types of {@link CartInputs}, for {@link inputRow}. */
export const CART_TYPES = {
  memberId: 'integer',
  layer: 'smallint',
  ruleId: 'integer',
  relationId: 'integer',
} as const;

const selectCart = statement('cart', (db, parameters: Inputs<CartInputs>) => {
  const { source, inputs } = inputRow(CART_TYPES, parameters);
  return db
    .select(cartFields(db, inputs))
    .from(source)
    .innerJoin(offeringProducts(inputs), sql`true`);
});

/**
 * Loads a layer's cart in one statement.
 *
 * @param further the variants that a change of the cart needs.
 * @throws {MallError} layerOff, when the shop has switched the layer off
 */
export async function loadCart(
  db: Connection,
  { memberId, layer }: CartKey,
  further: FurtherVariants = NO_VARIANTS,
): Promise<CartData> {
  const [row] = await selectCart(db, { memberId, layer, ...further });
  if (!row) throw new Error('The statement of a cart returned no row');
  return cartDataOf({ memberId, layer }, row);
}
