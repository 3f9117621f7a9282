import type { Connection } from '../../db/database';
import type { Layer } from '../../db/schema';
import { toPricedLines, buyableLines, type CartLine, parcelOf } from '../cart';
import { readSettings, type Settings } from '../configs';
import { readChosenTickets, type TicketRow } from '../coupons';
import { findCombinable } from '../orders';
import { readBalance, readChosenPoints } from '../points';
import { type ItemAmounts, itemAmountsOf, type Totals } from '../pricing';
import {
  feeFor,
  type MethodRow,
  type Parcel,
  readCurrentShipping,
  type Region,
  regionOf,
  type ShippingPlan,
  type CurrentShipping,
} from '../shipping';
import { priceCart, type PricedCart } from './price-cart';

/** The cart to quote, and whose it is. */
export interface QuotedCart {
  readonly memberId: number;
  readonly layer: Layer;
  readonly lines: readonly CartLine[];
}

/** How it is to be shipped; by default as the member chose last. */
export interface QuotedShipping {
  readonly method: MethodRow;
  /** null: the destination is not known yet. */
  readonly plan: ShippingPlan | null;
  readonly region: Region;
}

/** The current totals of a cart, with all data that they were calculated from. */
export interface Quote extends PricedCart<TicketRow> {
  readonly lines: readonly CartLine[];
  readonly itemAmounts: ItemAmounts;
  readonly parcel: Parcel;
  readonly current: CurrentShipping;
  /** The order that it would be shipped with, without another fee; null: none. */
  readonly combinedWith: number | null;
  readonly chosenTickets: readonly TicketRow[];
  readonly configs: Settings;
  /** Calculates the totals at another fee. */
  readonly totalsAt: (fee: number) => Totals;
}

/**
 * Calculates the totals of a member's cart: items, fee, and the chosen coupons and points that are
 * still valid. Everything is calculated again from the database; no earlier result is trusted.
 */
export async function quoteCart(
  db: Connection,
  { memberId, layer, lines: all }: QuotedCart,
  shipping?: QuotedShipping,
  now = new Date(),
): Promise<Quote> {
  const lines = buyableLines({ lines: all });
  const itemAmounts = itemAmountsOf(lines.map(toPricedLines));
  const parcel = parcelOf(lines);
  const configs = await readSettings(db);
  const current = await readCurrentShipping(db, memberId, layer, parcel);
  const by = shipping ?? currentQuoted(current);
  const combinedWith = await findCombinable(db, { memberId, layer }, by?.plan, configs.order);
  const isFree = lines.length === 0 || by === null || combinedWith !== null;
  const fee = isFree ? 0 : feeFor(itemAmounts.items, by.method, by.region);

  const chosenTickets = await readChosenTickets(db, memberId, layer);
  const balance = await readBalance(db, memberId, now);
  const wanted = await readChosenPoints(db, memberId, layer);
  const rates = configs.point;
  const inputs = {
    itemAmounts,
    layer,
    tickets: chosenTickets,
    points: { wanted, balance },
    rates,
    now,
  };
  return {
    ...priceCart({ ...inputs, fee }),
    lines,
    itemAmounts,
    parcel,
    current,
    combinedWith,
    chosenTickets,
    configs,
    totalsAt: (other) => priceCart({ ...inputs, fee: other }).totals,
  };
}

function currentQuoted({ chosen, counted }: CurrentShipping): QuotedShipping | null {
  if (counted === null) return null;
  const plan = chosen?.plan ?? null;
  return { method: counted, plan, region: regionOf(plan) };
}
