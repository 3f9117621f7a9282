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

describe('a cart with changes under way', () => {
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
      'a quantity below none',
      [[cake, -1]],
      [
        [2, 1],
        [3, 1],
      ],
    ],
    [
      'a line that is not there',
      [[cartItem({ rule_id: 9 }), 3]],
      [
        [1, 2],
        [2, 1],
        [3, 1],
      ],
    ],
  ] as [string, [typeof cake, number][], number[][]][])('shows %s', (_, pending, expected) => {
    expect(quantities(pending)).toEqual(expected);
  });

  it('is the very same cart without any', () => {
    expect(projectCart(cart, new Map())).toBe(cart);
  });

  it('leaves amounts to the mall', () => {
    expect(projectCart(cart, new Map([[lineKey(cake), 9]])).totals).toBe(cart.totals);
  });
});
