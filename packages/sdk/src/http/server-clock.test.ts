import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMall, memoryStorage } from '../index';
import { createMockMall } from '../testing/mock';

const NOW = Date.parse('2026-11-27T20:00:00+08:00');
const DAY = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A client whose replies have these headers besides their own. */
function mallWith(headers: () => Record<string, string>) {
  const mock = createMockMall();
  return createMall({
    baseUrl: 'https://mall.test',
    storage: memoryStorage(),
    fetch: async (...request) => {
      const { body, status, headers: own } = await mock.fetch(...request);
      return new Response(body, { status, headers: { ...Object.fromEntries(own), ...headers() } });
    },
  });
}
const at = (time: number) => ({ date: new Date(time).toUTCString() });

describe('mall.now', () => {
  it('is the device’s time before the first reply', () => {
    expect(mallWith(() => ({})).now()).toBe(NOW);
  });

  it.each([-2 * DAY, 2 * DAY, 6_000])(
    'follows the shop when it is %d ms off',
    async (difference) => {
      const mall = mallWith(() => at(NOW + difference));
      await mall.configs.get();
      expect(Math.abs(mall.now() - (NOW + difference))).toBeLessThan(1_000);
      vi.setSystemTime(NOW + 60_000);
      expect(Math.abs(mall.now() - (NOW + difference + 60_000))).toBeLessThan(1_000);
    },
  );

  it.each([
    ['differs by seconds', () => at(NOW - 3_000)],
    ['comes from a cache', () => ({ ...at(NOW - 2 * DAY), age: '172800' })],
    ['has no date', () => ({ date: '' })],
    ['has no valid date', () => ({ date: 'yesterday' })],
  ])('stays the device’s time when the reply %s', async (_, headers) => {
    const mall = mallWith(headers);
    await mall.configs.get();
    expect(mall.now()).toBe(NOW);
  });

  it('returns to the device’s time when the device’s clock was corrected', async () => {
    const mall = mallWith(() => at(NOW));
    vi.setSystemTime(NOW + 2 * DAY);
    await mall.configs.get();
    vi.setSystemTime(NOW);
    await mall.configs.get();
    expect(mall.now()).toBe(NOW);
  });
});
