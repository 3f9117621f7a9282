import { expect, it } from 'vitest';
import { formatTimestamp } from './formatTimestamp';

it.each([
  ['2026-11-23T06:05:00Z', '11/23 14:05'],
  ['2026-01-02T16:00:00Z', '1/3 00:00'],
])('formats %s in the shop’s time zone', (moment, text) => {
  expect(formatTimestamp(Date.parse(moment))).toBe(text);
});
