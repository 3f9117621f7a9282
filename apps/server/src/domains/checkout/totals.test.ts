import { expect, test } from 'vitest';
import { seededRandom } from '../../testing/seeded-random';
import type { CouponTerms } from '../coupons/coupon-terms';
import { itemAmountsOf, NO_REDUCTIONS, totalsOf, type PricedLine } from '../pricing/totals';
import { feeFor } from '../shipping/shipping-fee';
import { priceCart } from './price-cart';
import { DAY_MS } from '../../kernel/time';

const NOW = new Date('2026-11-20T04:00:00Z');
const pick = seededRandom(20_261_120);
const maybe = <Value>(value: Value, oneIn: number): Value | null =>
  pick(oneIn) === 0 ? null : value;

const anyLine = (): PricedLine => {
  const type = ([1, 1, 2, 3] as const)[pick(4)] ?? 1;
  const amount = type === 2 ? 0 : pick(3000);
  return { type, amount, marketPrice: pick(3500), quantity: 1 + pick(40) };
};
const anyCoupon = (): CouponTerms => {
  const kind = (['amount', 'percent', 'shipping'] as const)[pick(3)] ?? 'amount';
  const day = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
  return {
    kind,
    value: kind === 'percent' ? 1 + pick(100) : pick(5000),
    minAmount: pick(2) * pick(20_000),
    maxDiscount: maybe(pick(3000), 2),
    layer: ([null, null, null, 1, 2] as const)[pick(5)] ?? null,
    stackable: pick(2) === 0,
    startsAt: day(pick(12) - 11),
    endsAt: day(pick(12) + (pick(8) === 0 ? -12 : 1)),
    totalLimit: maybe(1 + pick(3), 2),
    usedCount: pick(2),
  };
};

interface Cart {
  readonly lines: readonly PricedLine[];
  readonly shipping: { fee: number; islandsFee: number | null; freeFrom: number | null };
  readonly islands: boolean;
  /** Whether it is shipped with an order that has paid the fee. */
  readonly isCombined: boolean;
  readonly tickets: readonly { id: number; couponId: number; coupon: CouponTerms; usedAt: null }[];
  readonly wanted: number;
  readonly balance: number;
  readonly rates: { amount_get_point: number; point_exchange_amount: number };
}
const anyCart = (): Cart => ({
  lines: Array.from({ length: pick(9) }, anyLine),
  shipping: { fee: pick(300), islandsFee: maybe(pick(500), 2), freeFrom: maybe(pick(50_000), 3) },
  islands: pick(4) === 0,
  isCombined: pick(8) === 0,
  tickets: Array.from({ length: pick(5) }, (_, at) => ({
    id: at + 1,
    couponId: 1 + pick(4),
    coupon: anyCoupon(),
    usedAt: null,
  })),
  wanted: pick(3) * pick(30_000),
  balance: pick(30_000),
  rates: { amount_get_point: pick(150), point_exchange_amount: pick(6) },
});

function counted({ lines, shipping, islands, isCombined, tickets, wanted, balance, rates }: Cart) {
  const amounts = itemAmountsOf(lines);
  const isFree = lines.length === 0 || isCombined;
  const fee = isFree ? 0 : feeFor(amounts.items, shipping, islands ? 'islands' : 'main');
  const points = { wanted, balance };
  return priceCart({ itemAmounts: amounts, fee, layer: 1, tickets, points, rates, now: NOW });
}

/** The same calculation dollar by dollar, without code of the engines. */
function countedByHand(cart: Cart) {
  let itemsTotal = 0;
  let saved = 0;
  for (const { type, amount, marketPrice, quantity } of cart.lines) {
    for (let unit = 0; unit < quantity; unit += 1) {
      itemsTotal += amount;
      if (type !== 2 && marketPrice > amount) saved += marketPrice - amount;
    }
  }
  const { fee, islandsFee, freeFrom } = cart.shipping;
  let due = cart.islands && islandsFee !== null ? islandsFee : fee;
  if (cart.isCombined || cart.lines.length === 0 || (freeFrom !== null && itemsTotal >= freeFrom))
    due = 0;

  let left = itemsTotal;
  let freed = 0;
  let lonely = 0;
  const kinds = new Set<number>();
  for (const { couponId, coupon } of cart.tickets) {
    const alive =
      coupon.startsAt.getTime() <= NOW.getTime() && coupon.endsAt.getTime() > NOW.getTime();
    const spare = coupon.totalLimit === null || coupon.usedCount < coupon.totalLimit;
    const fits = coupon.layer === null || coupon.layer === 1;
    if (!alive || !spare || !fits || itemsTotal < coupon.minAmount || kinds.has(couponId)) continue;
    if (!coupon.stackable && lonely > 0) continue;
    let off = 0;
    if (coupon.kind === 'shipping') {
      if (freed > 0 || due === 0) continue;
      freed = due;
      off = due;
    } else {
      let discount = coupon.value;
      if (coupon.kind === 'percent') {
        discount = Number((BigInt(itemsTotal) * BigInt(coupon.value)) / 100n);
        if (coupon.maxDiscount !== null && discount > coupon.maxDiscount)
          discount = coupon.maxDiscount;
      }
      for (; off < discount && left > 0; left -= 1) off += 1;
    }
    if (off === 0) continue;
    kinds.add(couponId);
    if (!coupon.stackable) lonely += 1;
  }
  const couponed = itemsTotal - left + freed;

  let [points, discount] = [0, 0];
  const each = cart.rates.point_exchange_amount;
  while (each > 0 && points + each <= Math.min(cart.wanted, cart.balance) && discount < left) {
    points += each;
    discount += 1;
  }
  // The maximum number of points.
  let most = 0;
  while (each > 0 && most + each <= cart.balance && most / each < left) most += each;

  let earned = 0;
  const step = cart.rates.amount_get_point;
  for (let paid = left - discount; step > 0 && paid >= step; paid -= step) earned += 1;
  const total = itemsTotal + due - couponed - discount;
  return {
    totals: [
      itemsTotal,
      saved,
      due,
      couponed,
      points,
      discount,
      couponed + discount,
      total,
      earned,
    ],
    most,
  };
}

const CARTS = 10_000;

test(`the totals of ${CARTS} random carts match an independent calculation: coupons, points and fees`, () => {
  const counts = { free: 0, combined: 0, coupons: 0, freed: 0, points: 0, covered: 0 };
  for (let cart = 0; cart < CARTS; cart += 1) {
    const made = anyCart();
    const { totals, points } = counted(made);
    const byHand = countedByHand(made);
    expect(Object.values(totals)).toEqual(byHand.totals);
    expect(points.most).toBe(byHand.most);
    expect(totals.total_amount).toBeGreaterThanOrEqual(0);
    if (totals.items_amount > 0 && totals.shipping_fee === 0) counts.free += 1;
    if (made.isCombined && totals.items_amount > 0) counts.combined += 1;
    if (totals.coupon_amount > 0) counts.coupons += 1;
    if (totals.points_used > 0) counts.points += 1;
    if (totals.items_amount > 0 && totals.discount_amount >= totals.items_amount)
      counts.covered += 1;
    if (totals.coupon_amount > totals.items_amount) counts.freed += 1;
  }
  // The carts cover every case.
  for (const kind of [
    counts.free,
    counts.combined,
    counts.coupons,
    counts.points,
    counts.covered,
  ]) {
    expect(kind).toBeGreaterThan(CARTS / 50);
    expect(kind).toBeLessThan(CARTS * 0.9);
  }
});

test('free shipping starts exactly at its amount, before coupons and points', () => {
  const shipping = { fee: 100, islandsFee: 250, freeFrom: 1000 };
  expect([feeFor(999, shipping), feeFor(1000, shipping)]).toEqual([100, 0]);
  expect([feeFor(999, shipping, 'islands'), feeFor(1000, shipping, 'islands')]).toEqual([250, 0]);
  expect(feeFor(1, { ...shipping, islandsFee: null }, 'islands')).toBe(100);
});

test('an empty cart costs nothing', () => {
  const rates = { amount_get_point: 1, point_exchange_amount: 1 };
  expect(totalsOf(itemAmountsOf([]), 0, NO_REDUCTIONS, rates)).toMatchObject({
    total_amount: 0,
    points_to_earn: 0,
  });
});
