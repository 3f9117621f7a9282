import { expect, test } from 'vitest';
import { totalsOf, type PricedLine, type ShippingPrice } from './totals';

/** A generator of numbers that gives the same carts in every run. */
function chance(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The same question asked piece by piece, in BigInt, with nothing taken from totals.ts. */
function countedByHand(lines: readonly PricedLine[], shipping: ShippingPrice | null) {
  let goods = 0n;
  let saved = 0n;
  for (const { type, amount, marketPrice, quantity } of lines) {
    for (let piece = 0; piece < quantity; piece += 1) {
      goods += BigInt(amount);
      if (type !== 2 && marketPrice > amount) saved += BigInt(marketPrice) - BigInt(amount);
    }
  }
  let fee = 0n;
  if (lines.length > 0 && shipping) {
    const waived = shipping.freeFrom !== null && goods >= BigInt(shipping.freeFrom);
    if (!waived) fee = BigInt(shipping.fee);
  }
  return [goods, saved, fee, 0n, 0n, 0n, 0n, goods + fee, 0n].map(Number);
}

test('1,000 random carts come to what they come to by hand', () => {
  const pick = chance(20_261_120);
  let free = 0;
  for (let cart = 0; cart < 1000; cart += 1) {
    const lines = Array.from({ length: pick(9) }, (): PricedLine => {
      const type = ([1, 1, 2, 3] as const)[pick(4)] ?? 1;
      return {
        type,
        amount: type === 2 ? 0 : pick(3000),
        marketPrice: pick(3500),
        quantity: 1 + pick(40),
      };
    });
    const shipping =
      pick(10) === 0 ? null : { fee: pick(300), freeFrom: pick(3) === 0 ? null : pick(50_000) };
    const totals = totalsOf(lines, shipping);
    expect(Object.values(totals)).toEqual(countedByHand(lines, shipping));
    if (lines.length > 0 && shipping && shipping.fee > 0 && totals.shipping_fee === 0) free += 1;
  }
  // The carts were of both kinds: shipped for a fee, and for nothing.
  expect(free).toBeGreaterThan(100);
  expect(free).toBeLessThan(900);
});

test('free shipping begins exactly at its amount', () => {
  const shipping = { fee: 100, freeFrom: 1000 };
  const line = (amount: number): PricedLine => ({ type: 1, amount, marketPrice: 0, quantity: 1 });
  expect(totalsOf([line(999)], shipping)).toMatchObject({ shipping_fee: 100, total_amount: 1099 });
  expect(totalsOf([line(1000)], shipping)).toMatchObject({ shipping_fee: 0, total_amount: 1000 });
});

test('nothing costs nothing, shipping included', () => {
  expect(totalsOf([], { fee: 100, freeFrom: 1000 }).total_amount).toBe(0);
});
