import { wireTime } from '@mall/sdk/time';
import { expect, it } from 'vitest';
import { snoozeTimes } from './snoozeTimes';

/** The times at which a conversation would come back, by their names. */
const timesAt = (moment: string) => {
  const now = Date.parse(`${moment}+08:00`);
  return snoozeTimes(now).map(
    ({ name, minutes }) => `${name}: ${wireTime(now + minutes * 60_000).slice(0, 16)}`,
  );
};

it.each([
  // A Saturday.
  ['2026-11-28T00:10:00', '2026-11-28 01:10', '2026-11-29 09:00', '2026-11-30 09:00'],
  ['2026-11-28T23:50:30', '2026-11-29 00:50', '2026-11-29 09:00', '2026-11-30 09:00'],
  // A Monday.
  ['2026-11-30T08:58:00', '2026-11-30 09:58', '2026-12-01 09:00', '2026-12-07 09:00'],
])(
  'a conversation comes back by the clock of Taipei when it is snoozed at %s',
  (now, hour, tomorrow, monday) => {
    const [first, , third, fourth] = timesAt(now);
    expect(first).toBe(`In an hour: ${hour}`);
    expect(third?.slice(0, 34)).toBe(`Tomorrow at 9:00: ${tomorrow}`);
    expect(fourth).toBe(`Monday at 9:00: ${monday}`);
  },
);

it('Monday is left out when it is tomorrow', () => {
  expect(timesAt('2026-11-29T12:00:00')).toEqual([
    'In an hour: 2026-11-29 13:00',
    'In three hours: 2026-11-29 15:00',
    'Tomorrow at 9:00: 2026-11-30 09:00',
  ]);
});
