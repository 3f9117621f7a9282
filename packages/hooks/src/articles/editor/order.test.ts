import { expect, it } from 'vitest';
import { move } from './order';

const letters = ['a', 'b', 'c', 'd'];
it.each([
  ['a', 2, 'bcad'],
  ['d', 0, 'dabc'],
  ['b', 99, 'acdb'],
  ['c', -1, 'cabd'],
  ['c', 2, 'abcd'],
  ['x', 0, 'abcd'],
])('moves %s to %i', (letter, to, order) => {
  expect(move(letters, (each) => each === letter, to).join('')).toBe(order);
});

it('returns the same list when nothing moves', () => {
  expect(move(letters, (each) => each === 'b', 1)).toBe(letters);
});
