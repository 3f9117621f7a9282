import { describe, expect, it } from 'vitest';
import { cartItem, cartOf } from '../testing/carts';
import { lineKey, projectCart } from './projection';

const cake = cartItem({ rule_id: 1, quantity: 2 });
const gift = cartItem({ rule_id: 1, relation_id: 1, type: 2, quantity: 1 });
const addOn = cartItem({ rule_id: 1, relation_id: 2, type: 3, quantity: 1 });
const cart = cartOf([cake, gift, addOn]);
const quantities = (pending: [typeof cake, number][]) =>
  projectCart(cart, new Map(pending.map(([item, quantity]) => [lineKey(item), quantity]))).list.map(
    ({ type, quantity }) => [type, quantity],
  );

describe('projectCart', () => {
  it.each([
    [
      'nothing',
      [],
      [
        [1, 2],
        [2, 1],
        [3, 1],
      ],
    ],
    [
      'another quantity',
      [[cake, 5]],
      [
        [1, 5],
        [2, 1],
        [3, 1],
      ],
    ],
    [
      'a removal',
      [[cake, 0]],
      [
        [2, 1],
        [3, 1],
      ],
    ],
    [
      'the same variant as an add-on',
      [[addOn, 3]],
      [
        [1, 2],
        [2, 1],
        [3, 3],
      ],
    ],
    [
      'a negative quantity',
      [[cake, -1]],
      [
        [2, 1],
        [3, 1],
      ],
    ],
    [
      'a missing line',
      [[cartItem({ rule_id: 9 }), 3]],
      [
        [1, 2],
        [2, 1],
        [3, 1],
      ],
    ],
  ] as [string, [typeof cake, number][], number[][]][])('returns %s', (_, pending, expected) => {
    expect(quantities(pending)).toEqual(expected);
  });

  it('returns the same object when nothing is pending', () => {
    expect(projectCart(cart, new Map())).toBe(cart);
  });

  it('leaves the amounts unchanged', () => {
    expect(projectCart(cart, new Map([[lineKey(cake), 9]])).totals).toBe(cart.totals);
  });
});
