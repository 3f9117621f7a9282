import { afterEach, expect, test, vi } from 'vitest';
import { describeMall } from '../testing/describe-mall';
import { LIMITS_ARE_ADDED_UP_LATER } from '../testing/limits-are-added-up-later';
import { refused } from '../testing/refused';

const mall = describeMall(
  { callsPerMinute: 2 },
  {
    oneServerBecause: LIMITS_ARE_ADDED_UP_LATER,
  },
);
afterEach(() => void vi.useRealTimers());

test('an address that exceeds its calls waits for a minute at most when the clock goes back', async () => {
  const call = () => mall.as().get('/api/captcha');
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + 2 * 60 * 60_000 });
  expect([(await call()).status, (await call()).status, (await call()).status]).toEqual([
    200, 200, 429,
  ]);
  vi.setSystemTime(now);
  const { status, headers, body } = await call();
  expect([status, body]).toEqual([429, refused('tooManyRequests')]);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
});
