import { type CheckedBody, contract, MAX_QUANTITY, type Reply } from '@mall/contract';
import { LINE_TYPES, NO_RELATION } from '@mall/contract/wire';
import type { Connection, Database } from '../../db/database';
import type { Layer } from '../../db/schema';
import { MallError, type Refusal } from '../../kernel/error';
import type { Idempotency } from '../../kernel/idempotency';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.repo';
import { readSettings } from '../configs';
import { wantedQuantity } from './additional';
import { type CartData, loadCart } from './cart-data.repo';
import type { CartVariant, StoredLine } from './cart-line';
import type { PricedCart } from './cart.presenter';
import { addQuantity, findVariants } from './cart.repo';
import { priced } from './cart.service';
import { openLayers } from '../shipping';

type NewLine = CheckedBody<'cart', 'addAll'>['lines'][number];

/** New lines as they were checked, and the carts of their layers. */
export interface Addition {
  readonly lines: readonly CheckedLine[];
  readonly carts: readonly PricedCart[];
}

interface CheckedLine {
  readonly ruleId: number;
  /** Units in stock. */
  readonly stock: number;
  /** Why it cannot be added; null: it can. */
  readonly refusal: Refusal | null;
}

/** An addition in the caller's language; it is stored with the key of the call. */
type Presented = Omit<Reply<'cart', 'addAll'>, 'added'>;

/** The id of no member: a guest's carts are empty. */
const NOBODY = 0;

/**
 * The carts of a member as they would be with more lines. Gifts of the new lines are left out: they are free.
 *
 * @param memberId null for a guest.
 */
export async function previewLines(
  db: Connection,
  memberId: number | null,
  lines: readonly NewLine[],
): Promise<Addition> {
  const { checked, carts } = await check(db, memberId ?? NOBODY, lines);
  return { lines: checked, carts: carts.map((cart) => priced(cart)) };
}

/**
 * Adds lines to the carts of their layers: all of them, or none when one cannot be added. The costs of the
 * parcels were shown for all of them together.
 *
 * @param present presents the reply in the caller's language.
 * @throws {MallError} stockShort, when a concurrent call has added to a line; idempotencyKeyReused
 */
export async function addLines(
  db: Database,
  memberId: number,
  lines: readonly NewLine[],
  idempotency: Idempotency | null,
  present: (addition: Addition) => Presented,
) {
  const { reply } = contract.cart.addAll;
  return withIdempotency(db, memberId, idempotency, reply, async (tx) => {
    const { checked, carts, writes } = await check(tx, memberId, lines);
    const added = checked.every(({ refusal }) => refusal === null);
    if (added) {
      // In the order of the variants, so that concurrent calls cannot wait for each other.
      for (const { variant, quantity, most } of writes.toSorted(byVariant)) {
        const line = { ruleId: variant.ruleId, relationId: NO_RELATION, type: LINE_TYPES.normal };
        const { layer } = variant;
        if (!(await addQuantity(tx, { memberId, layer, ...line, quantity, most })))
          throw new MallError('stockShort', [variant.name, variant.stock]);
      }
    }
    const after: PricedCart[] = [];
    for (const { layer } of carts) after.push(priced(await loadCart(tx, { memberId, layer })));
    return { added, ...present({ lines: checked, carts: after }) };
  });
}

/** Units of a variant to write to its line. */
interface Write {
  readonly variant: CartVariant;
  readonly quantity: number;
  /** The most that the line may hold. */
  readonly most: number;
}

const byVariant = (one: Write, other: Write) => one.variant.ruleId - other.variant.ruleId;

/** Checks lines against the carts of their layers, and adds to these the lines that are possible. */
async function check(db: Connection, memberId: number, lines: readonly NewLine[]) {
  const found = await findVariants(
    db,
    lines.map(({ rule_id }) => rule_id),
  );
  const variants = new Map(found.map((variant) => [variant.ruleId, variant]));
  const open = openLayers((await readSettings(db)).shipping);
  const carts = new Map<Layer, CartData>();
  for (const layer of open) {
    if (!found.some((variant) => variant.layer === layer)) continue;
    carts.set(layer, await loadCart(db, { memberId, layer }));
  }
  const writes: Write[] = [];
  const checked = lines.map(({ rule_id: ruleId, quantity }): CheckedLine => {
    const variant = variants.get(ruleId);
    const cart = variant && carts.get(variant.layer);
    const refusal = refusalOf(variant, cart, quantity);
    if (variant && cart && !refusal) {
      const others = wantedQuantity(cart.stored, ruleId) - storedQuantity(cart, ruleId);
      writes.push({ variant, quantity, most: Math.min(MAX_QUANTITY, variant.stock - others) });
      carts.set(variant.layer, withLine(cart, variant, quantity));
    }
    return { ruleId, stock: variant?.stock ?? 0, refusal };
  });
  return { checked, carts: [...carts.values()], writes };
}

function refusalOf(
  variant: CartVariant | undefined,
  cart: CartData | undefined,
  quantity: number,
): Refusal | null {
  if (!variant?.published) return { failure: 'productGone', args: [] };
  if (!cart) return { failure: 'layerOff', args: [] };
  const { ruleId, name, stock } = variant;
  if (stock === 0) return { failure: 'soldOut', args: [name] };
  const isShort = wantedQuantity(cart.stored, ruleId) + quantity > stock;
  const isMost = storedQuantity(cart, ruleId) + quantity > MAX_QUANTITY;
  if (isShort || isMost)
    return { failure: 'stockShort', args: [name, Math.min(stock, MAX_QUANTITY)] };
  return null;
}

const isNormalLine = (line: StoredLine, ruleId: number): boolean =>
  line.type === LINE_TYPES.normal && line.variant.ruleId === ruleId;

const storedQuantity = ({ stored }: CartData, ruleId: number): number =>
  stored.find((line) => isNormalLine(line, ruleId))?.quantity ?? 0;

/** A cart with more units of a variant. */
function withLine(cart: CartData, variant: CartVariant, quantity: number): CartData {
  const before = cart.stored.find((line) => isNormalLine(line, variant.ruleId));
  const line: StoredLine = before
    ? { ...before, quantity: before.quantity + quantity }
    : {
        id: 0,
        type: LINE_TYPES.normal,
        relationId: NO_RELATION,
        parentProductId: null,
        quantity,
        variant,
      };
  const others = cart.stored.filter((each) => each !== before);
  return { ...cart, stored: [...others, line] };
}
