import { expect, test } from 'vitest';
import { isOpenAt, readHours, writeHours } from './opening-hours';

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '18:00' }));
const all = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));

test.each([
  ['Monday at the first minute', '2026-11-30T09:00:00', true],
  ['Monday before it', '2026-11-30T08:59:59', false],
  ['Friday in the last minute', '2026-12-04T17:59:59', true],
  ['Friday at the end', '2026-12-04T18:00:00', false],
  ['Sunday', '2026-11-29T12:00:00', false],
])('opening hours of weekdays on %s', (_, time, isOpen) => {
  expect(isOpenAt(weekdays, new Date(`${time}+08:00`))).toBe(isOpen);
});

test('opening hours of all days include the last minute before midnight, and Sunday', () => {
  expect(isOpenAt(all, new Date('2026-11-29T23:59:59+08:00'))).toBe(true);
  expect(isOpenAt(all, new Date('2026-11-30T00:00:00+08:00'))).toBe(true);
});

test.each([[null], [[]], [weekdays], [all]])(
  'opening hours are read as they were written',
  (hours) => {
    expect(readHours(writeHours(hours))).toEqual(hours);
  },
);
