import { expect, it } from 'vitest';
import { dayText, isDay, readDay } from './day';

it.each([
  ['2026/11/27', '2026-11-27'],
  ['2026-11-7', '2026-11-07'],
  ['２０２６／１１／０７', '2026-11-07'],
  ['2026.1.1', '2026-01-01'],
  ['2026年11月7日', '2026-11-07'],
  [' 20261107 ', '2026-11-07'],
  ['115/11/7', '2026-11-07'],
  ['2024/2/29', '2024-02-29'],
])('reads %s', (typed, day) => {
  expect(readDay(typed)).toBe(day);
});

it.each(['', '昨天', '2026/2/29', '2026/13/1', '11/27', '2026111', '26/11/7', '2026/11/27 12:00'])(
  'refuses %j',
  (typed) => {
    expect(readDay(typed)).toBeUndefined();
  },
);

it('formats a day, and knows those of the calendar', () => {
  expect(dayText('2026-11-07')).toBe('2026/11/07');
  expect(['2026-02-28', '2026-02-30', '2026-2-1', ''].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
