import type { Connection } from '../../db/database';
import type { Layer } from '../../db/schema';
import type { CartLine } from '../cart/cart-line';
import { asPriced, buyableLines, parcelOf } from '../cart/cart-pricing';
import { readConfigs, type Reply } from '../configs/configs.service';
import { combine, type Combined } from '../coupons/combine';
import type { CouponCart } from '../coupons/coupon-terms';
import { readChosenTickets, type TicketRow } from '../coupons/tickets.service';
import { findOrderToJoin } from '../orders/combine-shipment.service';
import { readChosenPoints } from '../points/chosen-points.service';
import { readBalance } from '../points/ledger.service';
import { spend } from '../pricing/points-worth';
import type { Parcel } from '../shipping/shipping.policy';
import type { MethodRow } from '../shipping/shipping.repo';
import type { ShippingPlan } from '../shipping/shipping-snapshot';
import { readStandingShipping, type StandingShipping } from '../shipping/current-shipping.service';
import { goodsOf, totalsOf, type GoodsAmounts, type Totals } from '../pricing/totals';
import { feeFor, regionOf, type Region } from '../shipping/fees';

/** Whose cart is quoted. */
export interface QuotedCart {
  readonly memberId: number;
  readonly layer: Layer;
  readonly lines: readonly CartLine[];
}

/** How it is to be shipped, where that is not what the member chose last. */
export interface QuotedShipping {
  readonly method: MethodRow;
  /** null: nobody knows yet where it goes. */
  readonly plan: ShippingPlan | null;
  readonly region: Region;
}

/** What a cart comes to as things stand, and all that it was worked out from. */
export interface Quote {
  readonly lines: readonly CartLine[];
  readonly goods: GoodsAmounts;
  readonly parcel: Parcel;
  readonly standing: StandingShipping;
  /** The order it would travel with, free of another fee; null: none. */
  readonly joins: number | null;
  /** What coupons are held against. */
  readonly couponCart: CouponCart;
  readonly chosenTickets: readonly TicketRow[];
  readonly coupons: Combined<TicketRow>;
  /** Points the member means to spend, has, and the most that this cart takes. */
  readonly points: { readonly wanted: number; readonly balance: number; readonly most: number };
  readonly totals: Totals;
  readonly configs: Reply;
}

/**
 * Works out what a member's cart comes to: goods, fee, coupons and points as they were chosen, as far
 * as they still count. Nothing is believed that was worked out before.
 */
export async function quoteCart(
  db: Connection,
  { memberId, layer, lines: all }: QuotedCart,
  shipping?: QuotedShipping,
  now = new Date(),
): Promise<Quote> {
  const lines = buyableLines({ lines: all });
  const goods = goodsOf(lines.map(asPriced));
  const parcel = parcelOf(lines);
  const configs = await readConfigs(db, false);
  const standing = await readStandingShipping(db, memberId, layer, parcel);
  const by = shipping ?? standingBy(standing);
  const joins =
    configs.order.merge_order === '1' && by?.plan
      ? await findOrderToJoin(db, memberId, layer, by.plan.snapshot)
      : null;
  const isFree = lines.length === 0 || by === null || joins !== null;
  const fee = isFree ? 0 : feeFor(goods.items, by.method, by.region);

  const couponCart = { layer, itemsAmount: goods.items, shippingFee: fee, now };
  const chosenTickets = await readChosenTickets(db, memberId, layer);
  const coupons = combine(chosenTickets, couponCart);
  const due = goods.items - coupons.itemsDiscount;
  const balance = await readBalance(db, memberId, now);
  const wanted = await readChosenPoints(db, memberId, layer);
  const points = spend(wanted, balance, due, configs.point);
  return {
    lines,
    goods,
    parcel,
    standing,
    joins,
    couponCart,
    chosenTickets,
    coupons,
    points: { wanted, balance, most: spend(balance, balance, due, configs.point).points },
    totals: totalsOf(goods, fee, { ...coupons, points }, configs.point),
    configs,
  };
}

function standingBy({ chosen, counted }: StandingShipping): QuotedShipping | null {
  if (counted === null) return null;
  const plan = chosen?.plan ?? null;
  return { method: counted, plan, region: regionOf(plan) };
}
