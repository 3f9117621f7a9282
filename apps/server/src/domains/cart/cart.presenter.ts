import { LINE_TYPES } from '@mall/contract/wire';
import { MAX_QUANTITY } from '@mall/contract';
import type { Layer } from '../../db/schema';
import type { Language } from '../../kernel/language';
import { refusalText } from '../../kernel/refusal-text';
import { type ItemAmounts, totalAmount } from '../pricing';
import { type Departure, type MethodRow, presentDeparture } from '../shipping';
import type { Additional, CartLine, AssembledCart, CartVariant } from './cart-line';
import { buyableLines } from './cart-pricing';
import { refusalOf } from './problems';

/** The cart's amounts without discounts: coupons and points are chosen at checkout. */
export interface CartAmounts {
  readonly itemAmounts: ItemAmounts;
  readonly fee: number;
  readonly freeFrom: number | null;
}

/** One layer's computed cart with its amounts. */
export interface PricedCart {
  readonly layer: Layer;
  readonly cart: AssembledCart;
  readonly amounts: CartAmounts;
  /** By the shipping method whose fee is counted, if it is paid now; null: no day is promised. */
  readonly departure: { readonly next: Departure | null; readonly kind: MethodRow['kind'] } | null;
}

/** One layer's cart as sent to the client. */
export function presentCart({ layer, cart, amounts, departure }: PricedCart, language: Language) {
  const { itemAmounts, fee, freeFrom } = amounts;
  return {
    layer,
    list: cart.lines.map((line) => presentLine(line, language)),
    additional_list: cart.additional.map(presentAdditional),
    totals: {
      count: buyableLines(cart)
        .filter(({ type }) => type !== LINE_TYPES.gift)
        .reduce((sum, { quantity }) => sum + quantity, 0),
      items_amount: itemAmounts.items,
      saved_amount: itemAmounts.saved,
      shipping_fee: fee,
      free_shipping_from: freeFrom,
      total_amount: totalAmount({ items: itemAmounts.items, fee, discount: 0 }),
    },
    departure: departure && presentDeparture(departure.next, departure.kind),
  };
}

function presentLine(line: CartLine, language: Language) {
  const { type, relationId, quantity, amount, variant } = line;
  const refusal = refusalOf(line);
  // The quantity of a gift cannot be changed.
  const [least, most] = type === LINE_TYPES.gift ? [quantity, quantity] : [1, mostOf(variant)];
  return {
    ...presentVariant(variant),
    relation_id: relationId,
    type,
    quantity,
    amount,
    buy_min: least,
    buy_max: most,
    problem: refusal && refusalText(refusal, language),
  };
}

function presentAdditional({ relationId, amount, variant, most }: Additional) {
  return {
    ...presentVariant(variant),
    relation_id: relationId,
    amount,
    buy_min: 1 as const,
    buy_max: variant.stock,
    max_max: most,
    sold_out: variant.stock === 0,
  };
}

const mostOf = ({ stock }: CartVariant): number => Math.min(stock, MAX_QUANTITY);

const presentVariant = (variant: CartVariant) => ({
  p_id: variant.productId,
  rule_id: variant.ruleId,
  name: variant.name,
  index_img: variant.picture,
  attributes: [...variant.attributes],
  market_price: variant.marketPrice,
  stock: variant.stock,
});
