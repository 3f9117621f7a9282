import { describe, expect, it } from 'vitest';
import { wireTime } from './parseTime';
import { relativeTime, relativeTimeSpan } from './relativeTime';

const now = Date.parse('2026-11-20T12:00:00+08:00');
const before = (milliseconds: number) => wireTime(now - milliseconds);
const ago = (milliseconds: number) => relativeTime(before(milliseconds), now, 'en');

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('relative time', () => {
  it.each([
    [0, 'just now'],
    [59_000, 'just now'],
    [minute, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [hour, '1 hour ago'],
    [23 * hour + 59 * minute, '23 hours ago'],
    [day, '1 day ago'],
    [6 * day, '6 days ago'],
    [7 * day, '1 week ago'],
    [27 * day, '3 weeks ago'],
    [28 * day, '1 month ago'],
    [119 * day, '3 months ago'],
    [120 * day, '2026-07-23'],
  ])('%d ms before shows %s', (past, text) => {
    expect(ago(past)).toBe(text);
  });

  it('shows the age in Traditional Chinese when no language is given', () => {
    expect(relativeTime(before(3 * hour), now)).toBe('3 小時前');
    expect(relativeTime(before(day), now)).toBe('1 天前');
  });

  it('shows “just now” when the clock is ahead', () => {
    expect(ago(-5 * minute)).toBe('just now');
  });

  it.each([
    [0, -Infinity, minute],
    [minute, minute, 2 * minute],
    [hour - 1000, 59 * minute, hour],
    [hour + 17 * minute, hour, 2 * hour],
    [day - 1000, 23 * hour, day],
    [3 * day + hour, 3 * day, 4 * day],
    [13 * day, 7 * day, 14 * day],
    [28 * day, 28 * day, 60 * day],
    [59 * day, 28 * day, 60 * day],
    [60 * day, 60 * day, 90 * day],
    [119 * day, 90 * day, 120 * day],
    [200 * day, 120 * day, Infinity],
  ])('%d ms before shows the same text from %d to %d ms', (past, from, until) => {
    const time = before(past);
    const start = now - past;
    const span = relativeTimeSpan(time, now);
    expect(span).toEqual({ from: start + from, until: start + until });
    const textAt = (at: number) => relativeTime(time, at, 'en');
    expect(textAt(Math.max(span.from, 0))).toBe(textAt(now));
    if (span.from > 0) expect(textAt(span.from - 1)).not.toBe(textAt(now));
    if (span.until < Infinity) {
      expect(textAt(span.until - 1)).toBe(textAt(now));
      expect(textAt(span.until)).not.toBe(textAt(now));
    }
  });
});
