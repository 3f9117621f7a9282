import { type CheckedBody, MAX_QUANTITY } from '@mall/contract';
import type { Connection, Database } from '../../db/database';
import type { Layer } from '../../db/schema';
import { invalidField, MallError } from '../../kernel/error';
import { combinableOf } from '../orders';
import { itemAmountsOf } from '../pricing';
import {
  currentShipping,
  feeFor,
  nextDeparture,
  regionOf,
  scheduleOf,
  shopCalendarOf,
} from '../shipping';
import { wantedQuantity } from './additional';
import { assembleCart, offerOf } from './assemble-cart';
import { type CartData, loadCart } from './cart-data.repo';
import type { CartVariant, StoredLine } from './cart-line';
import { buyableLines, parcelOf, toPricedLines } from './cart-pricing';
import type { PricedCart } from './cart.presenter';
import { addQuantity, deleteLine, setQuantity } from './cart.repo';

type CartCall<Name extends 'add' | 'update' | 'delete'> = CheckedBody<'cart', Name>;

/** A member and one of their carts. */
export interface CartOwner {
  readonly memberId: number;
  readonly layer: Layer;
}

/**
 * One layer's cart.
 *
 * @throws {MallError} layerOff
 */
export const readCart = async (db: Connection, owner: CartOwner): Promise<PricedCart> =>
  priced(await loadCart(db, owner));

/**
 * Adds a quantity of a variant to the cart.
 *
 * @throws {MallError} productGone, layerOff, cartLayerWrong, addOnNeedsParent, soldOut, stockShort, invalidFields
 */
export async function addToCart(
  db: Database,
  owner: CartOwner,
  { type, rule_id: ruleId, relation_id, quantity }: CartCall<'add'>,
): Promise<PricedCart> {
  const relationId = type === 3 ? relation_id : 0;
  for (;;) {
    const data = await loadCart(db, owner, { ruleId, relationId });
    const { stored } = data;
    const variant = data.variants.find((each) => each.ruleId === ruleId);
    if (!variant?.published) throw new MallError('productGone');
    if (variant.layer !== owner.layer) throw new MallError('cartLayerWrong');
    if (type === 3) guardAddOn(data, variant, relationId);
    const before = stored.find((line) => isLine(line, ruleId, relationId));
    const wanted = (before?.quantity ?? 0) + quantity;
    guardQuantity(wanted);
    const total = wantedQuantity(stored, ruleId) + quantity;
    guardStock(variant, total);
    const most = Math.min(MAX_QUANTITY, variant.stock - (total - wanted));
    const line = { ruleId, relationId, type, quantity, most };
    const written = await addQuantity(db, { ...owner, ...line });
    // A concurrent call has added to the line, so that not all of this quantity is possible any more.
    if (!written) continue;
    const isAsLoaded = written.quantity === wanted && (!before || before.id === written.id);
    if (!isAsLoaded) return readCart(db, owner);
    const parentProductId = parentOf(data, relationId)?.productId ?? null;
    const after = { id: written.id, type, relationId, parentProductId, quantity: wanted, variant };
    return priced({
      ...data,
      stored: before
        ? stored.map((each) => (each === before ? { ...before, quantity: wanted } : each))
        : [...stored, after],
    });
  }
}

/**
 * Sets a line's quantity. A reduction is always accepted, even if the new quantity still exceeds the stock:
 * it improves the cart, and the line shows the remaining stock.
 *
 * @throws {MallError} cartLineGone, productGone, soldOut, stockShort, addOnNeedsParent
 */
export async function updateLine(
  db: Database,
  owner: CartOwner,
  input: CartCall<'update'>,
): Promise<PricedCart> {
  for (;;) {
    const data = await loadCart(db, owner, { ruleId: 0, relationId: input.relation_id });
    const { stored } = data;
    const line = requireLine(stored, input);
    const more = input.quantity - line.quantity;
    if (more > 0) {
      if (!line.variant.published) throw new MallError('productGone');
      if (line.type === 3) guardAddOn(data, line.variant, line.relationId);
      guardStock(line.variant, wantedQuantity(stored, line.variant.ruleId) + more);
    }
    const { quantity } = input;
    if (!(await setQuantity(db, { id: line.id, before: line.quantity, quantity }))) continue;
    return priced({
      ...data,
      stored: stored.map((each) => (each === line ? { ...line, quantity } : each)),
    });
  }
}

/** Removes a line. @throws {MallError} cartLineGone */
export async function removeLine(
  db: Database,
  owner: CartOwner,
  input: CartCall<'delete'>,
): Promise<PricedCart> {
  const data = await loadCart(db, owner);
  const { id } = requireLine(data.stored, input);
  if (!(await deleteLine(db, id))) throw new MallError('cartLineGone');
  return priced({ ...data, stored: data.stored.filter((each) => each.id !== id) });
}

/** Computes a cart with its amounts. */
export function priced(data: CartData, now = new Date()): PricedCart {
  const cart = assembleCart(data);
  const lines = buyableLines(cart);
  const itemAmounts = itemAmountsOf(lines.map(toPricedLines));
  const { counted, chosen } = currentShipping(data, parcelOf(lines));
  const combinedWith = combinableOf(data.unshipped, chosen?.plan);
  const isFree = counted === null || lines.length === 0 || combinedWith !== null;
  const region = regionOf(chosen?.plan);
  const fee = isFree ? 0 : feeFor(itemAmounts.items, counted, region);
  const amounts = { itemAmounts, fee, freeFrom: counted?.freeFrom ?? null };
  const departure = counted && {
    next: nextDeparture(now, shopCalendarOf(data.settings), scheduleOf(counted, region)),
    kind: counted.kind,
  };
  return { layer: data.layer, cart, amounts, departure };
}

/** Variant and parent variant identify a line; gifts are added automatically and cannot be changed. */
const isLine = (line: StoredLine, ruleId: number, relationId: number): boolean =>
  line.variant.ruleId === ruleId && line.relationId === relationId;

function requireLine(stored: readonly StoredLine[], input: CartCall<'delete'>): StoredLine {
  const line = stored.find((each) => isLine(each, input.rule_id, input.relation_id));
  if (!line) throw new MallError('cartLineGone');
  return line;
}

const parentOf = ({ variants }: CartData, relationId: number): CartVariant | undefined =>
  variants.find(({ ruleId }) => ruleId === relationId);

/** An add-on requires a normal line of the product that offers it, in the same cart. */
function guardAddOn(data: CartData, variant: CartVariant, relationId: number): void {
  const parentProductId = parentOf(data, relationId)?.productId;
  if (parentProductId === undefined) throw new MallError('addOnNeedsParent');
  const parents = new Set(
    data.stored.filter(({ type }) => type === 1).map((line) => line.variant.productId),
  );
  const offer = offerOf({ parentProductId, variant }, data.addOns, parents);
  if (!parents.has(offer?.parentProductId ?? parentProductId)) {
    throw new MallError('addOnNeedsParent');
  }
  if (offer === undefined) throw new MallError('productGone');
}

function guardStock({ name, stock }: CartVariant, wanted: number): void {
  if (stock === 0) throw new MallError('soldOut', [name]);
  if (wanted > stock) throw new MallError('stockShort', [name, stock]);
}

function guardQuantity(wanted: number): void {
  if (wanted <= MAX_QUANTITY) return;
  throw invalidField('quantity', 'must be less than or equal to {0}', [MAX_QUANTITY]);
}
