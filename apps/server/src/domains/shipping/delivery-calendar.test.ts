import { describe, expect, test } from 'vitest';
import type { DeliverySchedule } from '../../db/schema';
import { DAY_MS, taipeiDay } from '../../kernel/time';
import { fullOr } from '../../testing/scale';
import { seededRandom } from '../../testing/seeded-random';
import { nextDeparture, type ShopCalendar } from './delivery-calendar';

const pick = seededRandom(20_261_127);
const MINUTE_MS = 60_000;
const START = new Date('2026-11-01T00:00:00Z').getTime();

const dayAt = (days: number) => taipeiDay(new Date(START + days * DAY_MS));
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
const dayAfter = (day: string) =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + DAY_MS).toISOString().slice(0, 10);
/** At least one of seven weekdays. */
const someWeekdays = () => {
  const first = 1 + pick(7);
  return [1, 2, 3, 4, 5, 6, 7].filter((each) => each === first || pick(2) === 0);
};
const anyCalendar = (): ShopCalendar => ({
  workingWeekdays: new Set([...someWeekdays(), 4]),
  holidays: new Set(Array.from({ length: pick(12) }, () => dayAt(pick(40)))),
  cutoffHour: pick(24),
  preparationDays: 1 + pick(4),
});
const anySchedule = (): DeliverySchedule => ({
  collectsOn: [...someWeekdays(), 4],
  deliversOn: someWeekdays(),
  transitDays: pick(6) === 0 ? null : pick(5),
});
const anyMoment = () => new Date(START + pick(30 * 24 * 60) * MINUTE_MS);

/** A calendar, a method and a payment, with its departure. */
const anyCase = () => {
  const [calendar, schedule, paidAt] = [anyCalendar(), anySchedule(), anyMoment()];
  const at = (time: Date) => {
    const departure = nextDeparture(time, calendar, schedule);
    if (departure === null) throw new Error('These calendars always have a day');
    return departure;
  };
  const isWorking = (day: string) =>
    calendar.workingWeekdays.has(weekday(day)) && !calendar.holidays.has(day);
  return { calendar, schedule, paidAt, at, isWorking, departure: at(paidAt) };
};
const cases = Array.from({ length: fullOr(300, 5_000) }, anyCase);

describe('a departure', () => {
  test('is on a working day on which the carrier collects, and never on a holiday', () => {
    for (const { calendar, schedule, departure } of cases) {
      expect(calendar.holidays).not.toContain(departure.leavesOn);
      expect(calendar.workingWeekdays).toContain(weekday(departure.leavesOn));
      expect(schedule.collectsOn).toContain(weekday(departure.leavesOn));
    }
  });

  test('is never earlier than the payment and the preparation', () => {
    for (const { calendar, paidAt, isWorking, departure } of cases) {
      let worked = 0;
      for (let day = taipeiDay(paidAt); day < departure.leavesOn; day = dayAfter(day)) {
        if (isWorking(dayAfter(day))) worked += 1;
      }
      expect(worked).toBeGreaterThanOrEqual(calendar.preparationDays);
    }
  });

  test('is never earlier when it is paid later', () => {
    for (const { paidAt, at, departure } of cases) {
      const later = at(new Date(paidAt.getTime() + pick(10 * 24 * 60) * MINUTE_MS));
      expect(later.leavesOn >= departure.leavesOn).toBe(true);
      expect(later.orderBy >= departure.orderBy).toBe(true);
    }
  });

  test('is made by a payment at its deadline, and missed by one a minute later', () => {
    for (const { paidAt, at, departure } of cases) {
      expect(departure.orderBy >= paidAt).toBe(true);
      expect(at(departure.orderBy)).toEqual(departure);
      const missed = at(new Date(departure.orderBy.getTime() + MINUTE_MS));
      expect(missed.leavesOn > departure.leavesOn).toBe(true);
    }
  });

  test('arrives on a day of delivery after it has left, and never on a holiday', () => {
    for (const { calendar, schedule, departure } of cases) {
      if (schedule.transitDays === null) {
        expect(departure.arrivesOn).toBeNull();
        continue;
      }
      const arrivesOn = departure.arrivesOn ?? '';
      let earliest = departure.leavesOn;
      for (let day = 0; day < schedule.transitDays; day += 1) earliest = dayAfter(earliest);
      expect(arrivesOn >= earliest).toBe(true);
      expect(schedule.deliversOn).toContain(weekday(arrivesOn));
      expect(calendar.holidays).not.toContain(arrivesOn);
    }
  });
});

const WORKDAYS = [1, 2, 3, 4, 5];
const calendar: ShopCalendar = {
  workingWeekdays: new Set(WORKDAYS),
  holidays: new Set(['2026-12-25']),
  cutoffHour: 14,
  preparationDays: 1,
};
const schedule: DeliverySchedule = {
  collectsOn: WORKDAYS,
  deliversOn: [...WORKDAYS, 6],
  transitDays: 1,
};

test.each([
  ['on a Friday before the cut-off', '2026-11-27 13:59', '2026-11-27', '2026-11-30', '2026-12-01'],
  ['on a Friday after the cut-off', '2026-11-27 14:01', '2026-11-30', '2026-12-01', '2026-12-02'],
  ['on a Sunday', '2026-11-29 09:00', '2026-11-30', '2026-12-01', '2026-12-02'],
  ['before a holiday', '2026-12-24 09:00', '2026-12-24', '2026-12-28', '2026-12-29'],
])(
  'a departure counts working days when it is paid %s',
  (_, paid, deadline, leavesOn, arrivesOn) => {
    const paidAt = new Date(`${paid.replace(' ', 'T')}:00+08:00`);
    expect(nextDeparture(paidAt, calendar, schedule)).toEqual({
      orderBy: new Date(`${deadline}T14:00:00+08:00`),
      leavesOn,
      arrivesOn,
    });
  },
);

test.each([
  ['the shop promises none', { ...calendar, preparationDays: 0 }, schedule],
  ['the shop never works', { ...calendar, workingWeekdays: new Set<number>() }, schedule],
  ['the carrier never comes', calendar, { ...schedule, collectsOn: [] }],
  ['the preparation takes years', { ...calendar, preparationDays: 1_000_000 }, schedule],
])('a departure has no day when %s', (_, shop, method) => {
  expect(nextDeparture(new Date('2026-11-27T02:00:00Z'), shop, method)).toBeNull();
});
