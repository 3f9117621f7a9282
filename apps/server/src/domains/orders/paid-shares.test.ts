import { expect, test } from 'vitest';
import { seededRandom } from '../../testing/seeded-random';
import { sharePaid, type ShareLine } from './paid-shares';

const pick = seededRandom(20_261_128);

const anyLines = (): ShareLine[] =>
  Array.from({ length: 1 + pick(9) }, (_, at) => ({
    id: at + 1,
    // Gifts have no price; few prices are equal.
    amount: pick(6) === 0 ? 0 : 1 + pick(pick(2) === 0 ? 4 : 3000),
    quantity: 1 + pick(40),
  }));
const priceOf = (lines: readonly ShareLine[]) =>
  lines.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);

const ORDERS = 10_000;

test(`the shares of ${ORDERS} random orders add up to what was paid, in any sequence of refunds`, () => {
  let unequal = 0;
  // An expectation for each unit would take minutes.
  const faults: string[] = [];
  for (let order = 0; order < ORDERS; order += 1) {
    const lines = anyLines();
    const price = priceOf(lines);
    const total = pick(5) === 0 ? price : price === 0 ? 0 : pick(price + 1);
    const sharesOf = sharePaid(total, lines);
    const refunded = new Map(lines.map(({ id }) => [id, 0]));
    let sum = 0;
    for (let open = [...lines]; open.length > 0;) {
      const line = open[pick(open.length)];
      if (!line) throw new Error('No line was picked');
      const before = refunded.get(line.id) ?? 0;
      const units = before + 1 + pick(line.quantity - before);
      const amount = sharesOf(line.id, units) - sharesOf(line.id, before);
      if (amount < 0 || amount > line.amount * (units - before)) faults.push(`amount ${order}`);
      sum += amount;
      refunded.set(line.id, units);
      if (units === line.quantity) open = open.filter(({ id }) => id !== line.id);
    }
    if (sum !== total) faults.push(`sum ${order}`);
    for (const { id, amount, quantity } of lines) {
      const exact = price === 0 ? 0 : (total * amount) / price;
      for (let unit = 0; unit < quantity; unit += 1) {
        const share = sharesOf(id, unit + 1) - sharesOf(id, unit);
        if (Math.abs(share - exact) >= 1) faults.push(`share ${order}`);
      }
      if (sharesOf(id, 1) * quantity !== sharesOf(id, quantity)) unequal += 1;
    }
  }
  expect(faults).toEqual([]);
  expect(unequal).toBeGreaterThan(ORDERS / 10);
});

test('shares stay exact for the largest amounts', () => {
  const most = 2_147_483_647;
  const lines = [
    { id: 1, amount: most - 1, quantity: 1 },
    { id: 2, amount: 1, quantity: 1 },
  ];
  const sharesOf = sharePaid(most, lines);
  expect([sharesOf(1, 1), sharesOf(2, 1)]).toEqual([most - 1, 1]);
});

test('the dollar that is left goes to the largest remainder, then to the earlier line', () => {
  const sharesOf = sharePaid(100, [
    { id: 1, amount: 40, quantity: 3 },
    { id: 2, amount: 0, quantity: 1 },
    { id: 3, amount: 40, quantity: 3 },
  ]);
  // 16.67 each: four units are larger.
  expect([1, 2, 3].map((units) => sharesOf(1, units))).toEqual([17, 34, 51]);
  expect([1, 2, 3].map((units) => sharesOf(3, units))).toEqual([17, 33, 49]);
  expect([sharesOf(2, 1), sharesOf(4, 1)]).toEqual([0, 0]);
});
