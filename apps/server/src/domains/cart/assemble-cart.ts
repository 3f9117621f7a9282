import type { Layer } from '../../db/schema';
import type {
  AddOnOffer,
  CartLine,
  AssembledCart,
  GiftOffer,
  Problem,
  StoredLine,
} from './cart-line';
import { offeredAddOns } from './additional';
import { dueGifts } from './gifts';
import { StockShare } from './stock-share';

/** The data that a layer's cart is computed from. */
export interface CartParts {
  readonly layer: Layer;
  readonly stored: readonly StoredLine[];
  readonly gifts: readonly GiftOffer[];
  readonly addOns: readonly AddOnOffer[];
}

/**
 * Computes a layer's cart: which lines can be bought, which gifts are added and which add-ons are
 * offered. All lines of a variant share its stock: first normal lines, then add-ons, then gifts.
 */
export function assembleCart({ layer, stored, gifts, addOns }: CartParts): AssembledCart {
  const stock = new StockShare();
  const normal = stored
    .filter(({ type }) => type === 1)
    .map((line) => asLine(line, line.variant.amount, problemOf(line, layer, stock)));
  const buyable = normal.filter(({ problem }) => problem === null);
  const parents = new Set(buyable.map(({ variant }) => variant.productId));
  const added = stored
    .filter(({ type }) => type === 3)
    .map((line) => {
      const offer = offerOf(line, addOns, parents);
      const price = offer?.amount ?? line.variant.amount;
      return asLine(line, price, addOnProblem(line, offer, parents, layer, stock));
    });
  return {
    lines: [...normal, ...added, ...dueGifts(buyable, gifts, layer, stock)],
    additional: offeredAddOns(buyable, stored, addOns, layer),
  };
}

/**
 * The offer of an add-on: that of its own product, or the same one of another product in the cart, so that removing
 * a product does not block an add-on that another one offers at the same price.
 *
 * @param parents the products in the cart.
 * @returns undefined when nothing offers it any more.
 */
export function offerOf(
  line: Pick<StoredLine, 'parentProductId' | 'variant'>,
  addOns: readonly AddOnOffer[],
  parents: ReadonlySet<number>,
): AddOnOffer | undefined {
  const own = addOns.find((each) => isOffer(each, line));
  if (own === undefined || parents.has(own.parentProductId)) return own;
  const same = addOns.find(
    ({ variant, amount, parentProductId }) =>
      variant.ruleId === own.variant.ruleId &&
      amount === own.amount &&
      parents.has(parentProductId),
  );
  return same ?? own;
}

/** Whether an add-on was put in the cart through this offer. */
const isOffer = (
  offer: AddOnOffer,
  line: Pick<StoredLine, 'parentProductId' | 'variant'>,
): boolean =>
  offer.parentProductId === line.parentProductId && offer.variant.ruleId === line.variant.ruleId;

function addOnProblem(
  line: StoredLine,
  offer: AddOnOffer | undefined,
  parents: ReadonlySet<number>,
  layer: Layer,
  stock: StockShare,
): Problem | null {
  if (offer === undefined) return { kind: 'gone' };
  if (!parents.has(offer.parentProductId)) return { kind: 'needsParent' };
  return problemOf(line, layer, stock);
}

function problemOf({ variant, quantity }: StoredLine, layer: Layer, stock: StockShare) {
  if (!variant.published) return { kind: 'gone' } as const;
  if (variant.layer !== layer) return { kind: 'otherLayer' } as const;
  if (variant.stock === 0) return { kind: 'soldOut' } as const;
  if (!stock.claim(variant, quantity)) return { kind: 'stockShort', left: variant.stock } as const;
  return null;
}

const asLine = (line: StoredLine, amount: number, problem: Problem | null): CartLine => ({
  id: line.id,
  type: line.type,
  relationId: line.relationId,
  quantity: line.quantity,
  amount,
  variant: line.variant,
  problem,
});
