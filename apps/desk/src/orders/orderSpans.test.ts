import { expect, it } from 'vitest';
import { daysOf } from './orderSpans';

// 00:30 of 28 November in Taipei, when it is still the 27th elsewhere.
const NOW = Date.parse('2026-11-27T16:30:00Z');

it.each([
  ['today', '2026-11-28', '2026-11-28'],
  ['yesterday', '2026-11-27', '2026-11-27'],
  ['last-7-days', '2026-11-22', '2026-11-28'],
  ['last-30-days', '2026-10-30', '2026-11-28'],
])('%s is counted from the day in Taipei', (span, from, until) => {
  expect(daysOf([span], NOW)).toEqual([from, until]);
});

it('a span names other days when it is opened on another day', () => {
  expect(daysOf(['last-7-days'], NOW + 86_400_000)).toEqual(['2026-11-23', '2026-11-29']);
});

it('days stay as they are', () => {
  expect(daysOf(['2026-11-01', ''], NOW)).toEqual(['2026-11-01', '']);
  expect(daysOf([], NOW)).toEqual(['', '']);
});
