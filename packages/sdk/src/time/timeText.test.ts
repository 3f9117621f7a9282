import { expect, it } from 'vitest';
import { timeText } from './timeText';

it.each([
  ['2026-11-22 07:10:24', {}, '11/22（日）07:10'],
  ['2026-11-25', {}, '11/25（三）'],
  ['2026-03-01', {}, '3/1（日）'],
  ['2026-01-02 23:59:59', { year: true }, '2026/1/2（五）23:59'],
  ['2026-11-22 07:10:24', { language: 'en' }, '11/22 (Sun) 07:10'],
  ['2026-12-31', { language: 'en' }, '12/31 (Thu)'],
  ['soon', {}, 'soon'],
] as const)('formats %s with %o as %s', (time, options, text) => {
  expect(timeText(time, options)).toBe(text);
});
