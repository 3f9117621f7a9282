import { expect, it } from 'vitest';
import { dayAround, dayText } from './dayText';
import { parseTime, wireTime } from './parseTime';

const at = (time: string) => Date.parse(`${time}+08:00`);

it.each([
  ['2026-11-22 00:00:00', '今天'],
  ['2026-11-22', '今天'],
  ['2026-11-21 23:59:59', '昨天'],
  ['2026-11-20', '11/20（五）'],
  ['2025-12-31', '2025/12/31（三）'],
])('names %s as %s', (time, text) => {
  expect(dayText(time, at('2026-11-22T00:00:00'))).toBe(text);
  expect(dayText(time, at('2026-11-22T23:59:59'))).toBe(text);
});

it('names days in English', () => {
  const now = at('2026-11-22T10:00:00');
  expect(dayText('2026-11-22', now, 'en')).toBe('Today');
  expect(dayText('2026-11-20', now, 'en')).toBe('11/20 (Fri)');
});

it('names the day that a reader in Taipei has, in every time zone', () => {
  // 23:30 of the 21st in UTC is 07:30 of the 22nd in Taipei.
  expect(dayText('2026-11-22', Date.parse('2026-11-21T23:30:00Z'))).toBe('今天');
});

it('gives the span in which a name stays true', () => {
  const { from, until } = dayAround(at('2026-11-22T10:00:00'));
  expect([wireTime(from), wireTime(until)]).toEqual(['2026-11-22 00:00:00', '2026-11-23 00:00:00']);
});

it('parses what it formats', () => {
  const moment = at('2026-11-22T07:10:24');
  expect(wireTime(moment)).toBe('2026-11-22 07:10:24');
  expect(parseTime(wireTime(moment))).toBe(moment);
  expect(parseTime('soon')).toBeNaN();
});
