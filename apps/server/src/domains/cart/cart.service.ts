import { type CheckedBody, MAX_QUANTITY } from '@mall/contract';
import type { Connection, Database, Transaction } from '../../db/database';
import type { Layer } from '../../db/schema';
import { transaction } from '../../db/transaction';
import { invalidField, MallError } from '../../kernel/error';
import { lockStock } from '../inventory';
import { itemAmountsOf } from '../pricing';
import { feeFor, readCurrentShipping, regionOf } from '../shipping';
import type { Settings } from '../configs';
import { findCombinable } from '../orders';
import { wantedQuantity } from './additional';
import type { PricedCart } from './cart.presenter';
import {
  addQuantity,
  deleteLines,
  findAddOns,
  findGifts,
  findVariants,
  findLines,
  lockCart,
  setQuantity,
} from './cart.repo';
import { assembleCart, isOffer } from './assemble-cart';
import type { CartLine, AssembledCart, CartVariant, StoredLine } from './cart-line';
import { guardLayer } from './layers.service';
import { toPricedLines, buyableLines, parcelOf } from './cart-pricing';

type CartCall<Name extends 'add' | 'update' | 'delete'> = CheckedBody<'cart', Name>;

/** A member and one of their carts. */
export interface CartOwner {
  readonly memberId: number;
  readonly layer: Layer;
}

/**
 * One layer's cart.
 *
 * @throws {MallError} cartLayerWrong, when the layer is off
 */
export async function readCart(db: Connection, owner: CartOwner) {
  const { order } = await guardLayer(db, owner.layer);
  return showCart(db, owner, order);
}

/**
 * Adds a quantity of a variant to the cart.
 *
 * @throws {MallError} productGone, cartLayerWrong, addOnNeedsParent, soldOut, stockShort, invalidFields
 */
export const addToCart = (db: Database, owner: CartOwner, input: CartCall<'add'>) =>
  changeCart(db, owner, async (tx, stored) => {
    const variant = await findVariants(tx, input.rule_id);
    if (!variant?.published) throw new MallError('productGone');
    if (variant.layer !== owner.layer) throw new MallError('cartLayerWrong');
    const relationId = input.type === 3 ? input.relation_id : 0;
    if (input.type === 3) await guardAddOn(tx, stored, variant, relationId);
    const there = stored.find((line) => isLine(line, input.rule_id, relationId));
    guardQuantity((there?.quantity ?? 0) + input.quantity);
    guardStock(variant, wantedQuantity(stored, variant.ruleId) + input.quantity);
    const line = { ruleId: variant.ruleId, relationId, type: input.type };
    await addQuantity(tx, owner.memberId, owner.layer, line, input.quantity);
  });

/**
 * Sets a line's quantity. A reduction is always accepted, even if the new quantity still exceeds the stock:
 * it improves the cart, and the line shows the remaining stock.
 *
 * @throws {MallError} cartLineGone, productGone, soldOut, stockShort, addOnNeedsParent
 */
export const updateLine = (db: Database, owner: CartOwner, input: CartCall<'update'>) =>
  changeCart(db, owner, async (tx, stored) => {
    const line = requireLine(stored, input);
    const more = input.quantity - line.quantity;
    if (more > 0) {
      if (!line.variant.published) throw new MallError('productGone');
      if (line.type === 3) await guardAddOn(tx, stored, line.variant, line.relationId);
      guardStock(line.variant, wantedQuantity(stored, line.variant.ruleId) + more);
    }
    await setQuantity(tx, line.id, input.quantity);
  });

/** Removes a line. @throws {MallError} cartLineGone */
export const deleteLine = (db: Database, owner: CartOwner, input: CartCall<'delete'>) =>
  changeCart(db, owner, async (tx, stored) => deleteLines(tx, [requireLine(stored, input).id]));

/**
 * Locks a layer's cart and the stock of its items until the transaction ends, so that no other transaction
 * changes or buys them.
 *
 * @param guard refuses lines that cannot be bought. It runs before the stock is locked, so that many requests
 *   for a sold-out product do not queue for its lock, and again afterwards.
 * @throws {MallError} cartLayerWrong, when the layer is off; errors of `guard`
 */
export async function lockCartForPurchase(
  tx: Transaction,
  memberId: number,
  layer: Layer,
  guard: (lines: readonly CartLine[]) => void,
): Promise<readonly CartLine[]> {
  await guardLayer(tx, layer);
  await lockCart(tx, memberId);
  const before = await loadCart(tx, memberId, layer);
  guard(before.lines);
  await lockStock(
    tx,
    before.lines.map(({ variant }) => variant.ruleId),
  );
  // Items that were read before the lock may have been sold since.
  const { lines } = await loadCart(tx, memberId, layer);
  guard(lines);
  return lines;
}

/** Locks a member's carts until the transaction ends, so that calls change or buy them one at a time. */
export const lockMemberCart = (tx: Transaction, memberId: number): Promise<void> =>
  lockCart(tx, memberId);

/** A layer's computed cart. */
export async function loadCart(
  db: Connection,
  memberId: number,
  layer: Layer,
): Promise<AssembledCart> {
  const stored = await findLines(db, memberId, layer);
  const parents = stored.flatMap(({ type, variant, parentProductId }) =>
    type === 1 ? [variant.productId] : (parentProductId ?? []),
  );
  const productIds = [...new Set(parents)];
  const gifts = await findGifts(db, productIds);
  const addOns = await findAddOns(db, productIds);
  return assembleCart({ layer, stored, gifts, addOns });
}

/** Removes bought lines from the cart; gifts are not stored in it. */
export const removeLines = (tx: Transaction, lines: readonly CartLine[]): Promise<void> =>
  deleteLines(
    tx,
    lines.flatMap(({ id }) => id ?? []),
  );

async function showCart(
  db: Connection,
  { memberId, layer }: CartOwner,
  rules: Settings['order'],
): Promise<PricedCart> {
  const cart = await loadCart(db, memberId, layer);
  const lines = buyableLines(cart);
  const itemAmounts = itemAmountsOf(lines.map(toPricedLines));
  const parcel = parcelOf(lines);
  const { counted, chosen } = await readCurrentShipping(db, memberId, layer, parcel);
  const combinedWith = await findCombinable(db, { memberId, layer }, chosen?.plan, rules);
  const isFree = counted === null || lines.length === 0 || combinedWith !== null;
  const fee = isFree ? 0 : feeFor(itemAmounts.items, counted, regionOf(chosen?.plan));
  return { layer, cart, amounts: { itemAmounts, fee, freeFrom: counted?.freeFrom ?? null } };
}

/** Changes a cart under its lock, and returns the result. */
function changeCart(
  db: Database,
  owner: CartOwner,
  change: (tx: Transaction, stored: readonly StoredLine[]) => Promise<void>,
) {
  return transaction(db, async (tx) => {
    const { order } = await guardLayer(tx, owner.layer);
    await lockCart(tx, owner.memberId);
    await change(tx, await findLines(tx, owner.memberId, owner.layer));
    return showCart(tx, owner, order);
  });
}

/** Variant and parent variant identify a line; gifts are added automatically and cannot be changed. */
const isLine = (line: StoredLine, ruleId: number, relationId: number): boolean =>
  line.variant.ruleId === ruleId && line.relationId === relationId;

function requireLine(stored: readonly StoredLine[], input: CartCall<'delete'>): StoredLine {
  const line = stored.find((each) => isLine(each, input.rule_id, input.relation_id));
  if (!line) throw new MallError('cartLineGone');
  return line;
}

/** An add-on requires a normal line of the product that offers it, in the same cart. */
async function guardAddOn(
  tx: Transaction,
  stored: readonly StoredLine[],
  variant: CartVariant,
  relationId: number,
): Promise<void> {
  const related = await findVariants(tx, relationId);
  const parentProductId = related?.productId ?? null;
  const parent = stored.some(
    (line) => line.type === 1 && line.variant.productId === parentProductId,
  );
  if (!parent || parentProductId === null) throw new MallError('addOnNeedsParent');
  const offers = await findAddOns(tx, [parentProductId]);
  if (!offers.some((offer) => isOffer(offer, { parentProductId, variant }))) {
    throw new MallError('productGone');
  }
}

function guardStock({ name, stock }: CartVariant, wanted: number): void {
  if (stock === 0) throw new MallError('soldOut', [name]);
  if (wanted > stock) throw new MallError('stockShort', [name, stock]);
}

function guardQuantity(wanted: number): void {
  if (wanted <= MAX_QUANTITY) return;
  throw invalidField('quantity', 'must be less than or equal to {0}', [MAX_QUANTITY]);
}
