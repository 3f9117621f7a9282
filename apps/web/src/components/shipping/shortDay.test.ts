import { expect, it } from 'vitest';
import { shortDay } from './shortDay';

it.each([
  ['2026-11-25', 'zh-TW', '11/25（三）'],
  ['2026-03-01', 'zh-TW', '3/1（日）'],
  ['2026-12-31', 'en', '12/31 (Thu)'],
])('says %s in %s as %s', (day, language, expected) => {
  expect(shortDay(day, language)).toBe(expected);
});
