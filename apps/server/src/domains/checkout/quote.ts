import { assembleCart, buyableLines, type CartLine, parcelOf, toPricedLines } from '../cart';
import type { TicketRow } from '../coupons';
import { combinableOf } from '../orders';
import { type ItemAmounts, itemAmountsOf, type Totals } from '../pricing';
import {
  currentShipping,
  type CurrentShipping,
  feeFor,
  type MethodRow,
  type Parcel,
  type Region,
  regionOf,
  type ShippingPlan,
} from '../shipping';
import type { CheckoutData } from './checkout-data.repo';
import { priceCart, type PricedCart } from './price-cart';

/** How it is to be shipped; by default as the member chose last. */
export interface QuotedShipping {
  readonly method: MethodRow;
  /** null: the destination is not known yet. */
  readonly plan: ShippingPlan | null;
  readonly region: Region;
}

/** The current totals of a cart, with all data that they were calculated from. */
export interface Quote extends PricedCart<TicketRow> {
  readonly data: CheckoutData;
  /** All lines, those that cannot be bought included. */
  readonly all: readonly CartLine[];
  /** The lines that can be bought. */
  readonly lines: readonly CartLine[];
  readonly itemAmounts: ItemAmounts;
  readonly parcel: Parcel;
  readonly current: CurrentShipping;
  /** The order that it would be shipped with, without another fee; null: none. */
  readonly combinedWith: number | null;
  /** Calculates the totals at another fee. */
  readonly totalsAt: (fee: number) => Totals;
}

/**
 * Calculates the totals of a member's cart: items, fee, and the chosen coupons and points that are
 * still valid. It reads nothing: to see the effect of a change, pass changed data.
 *
 * @example
 * const { totals } = quoteOf({ ...data, points: { ...data.points, wanted: 30 } });
 */
export function quoteOf(data: CheckoutData, shipping?: QuotedShipping): Quote {
  const { layer, now, settings, tickets } = data;
  const all = assembleCart(data).lines;
  const lines = buyableLines({ lines: all });
  const itemAmounts = itemAmountsOf(lines.map(toPricedLines));
  const parcel = parcelOf(lines);
  const current = currentShipping(data, parcel);
  const by = shipping ?? currentQuoted(current);
  const combinedWith = combinableOf(data.unshipped, by?.plan);
  const isFree = lines.length === 0 || by === null || combinedWith !== null;
  const fee = isFree ? 0 : feeFor(itemAmounts.items, by.method, by.region);
  const inputs = { itemAmounts, layer, tickets, points: data.points, rates: settings.point, now };
  return {
    ...priceCart({ ...inputs, fee }),
    data,
    all,
    lines,
    itemAmounts,
    parcel,
    current,
    combinedWith,
    totalsAt: (other) => priceCart({ ...inputs, fee: other }).totals,
  };
}

function currentQuoted({ chosen, counted }: CurrentShipping): QuotedShipping | null {
  if (counted === null) return null;
  const plan = chosen?.plan ?? null;
  return { method: counted, plan, region: regionOf(plan) };
}
