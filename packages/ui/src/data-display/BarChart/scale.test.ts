import { expect, it } from 'vitest';
import { scaleOf } from './scale';

it.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [820, [0, 500, 1000]],
  [1480, [0, 500, 1000, 1500]],
  [99_999, [0, 50_000, 100_000]],
])('scaleOf(%d) returns round steps up to the highest value', (most, steps) => {
  expect(scaleOf(most)).toEqual(steps);
});

it('scaleOf returns two to five values that reach the highest one, whatever it is', () => {
  for (let most = 1; most < 3_000_000; most = Math.ceil(most * 1.07)) {
    const steps = scaleOf(most);
    expect(steps.length, String(most)).toBeLessThanOrEqual(5);
    expect(steps.at(-1)).toBeGreaterThanOrEqual(most);
    expect(steps.at(-2)).toBeLessThan(most);
  }
});
