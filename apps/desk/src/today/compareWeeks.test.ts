import { expect, it } from 'vitest';
import { compareWeeks } from './compareWeeks';

const days = (amounts: readonly number[]) =>
  amounts.map((net, at) => ({
    day: `2026-11-${at + 10}`,
    ...{ amount: net + 10, refunded: 10, net, orders: 1 },
  }));

it.each([
  ['more', [...Array(7).fill(100), ...Array(7).fill(150)], 50],
  ['less', [...Array(7).fill(100), ...Array(7).fill(25)], -75],
  ['as much', Array(14).fill(100), 0],
  ['more than a loss', [...Array(7).fill(-10), ...Array(7).fill(100)], null],
  ['more than nothing', [...Array(7).fill(0), ...Array(7).fill(100)], null],
])('a week that sold %s than the one before says by how much', (_, amounts, change) => {
  expect(compareWeeks(days(amounts))).toMatchObject({ orders: 7, refunded: 70, change });
});
