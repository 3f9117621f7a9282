import { expect, test } from 'vitest';
import { createWindowLimit } from './window-limit';

test('lets each subject do something so many times in a window', () => {
  let now = 0;
  const limit = createWindowLimit(2, 10_000, () => now);
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 10]);
  expect(limit.take('b')).toBe(0);
  now = 9_500;
  expect(limit.take('a')).toBe(1);
  now = 10_000;
  expect(limit.take('a')).toBe(0);
});

test('counts how much, where that matters', () => {
  const limit = createWindowLimit(100, 10_000, () => 0);
  expect([limit.take('a', 60), limit.take('a', 40), limit.take('a', 1)]).toEqual([0, 0, 10]);
});
