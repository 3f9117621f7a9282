import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMall, memoryStorage } from '@mall/sdk';
import { createMockMall } from '@mall/sdk/testing/mock';
import type { ReactNode } from 'react';
import { MallProvider, useTimeLeft } from '../index';

const NOW = Date.parse('2026-11-27T20:00:00+08:00');
const [SECOND, MINUTE] = [1_000, 60_000];

/** The shop's replies have the date of its clock. */
const mock = createMockMall();
const newMall = () =>
  createMall({
    baseUrl: 'https://mall.test',
    storage: memoryStorage(),
    fetch: async (...request) => {
      const reply = await mock.fetch(...request);
      const headers = { ...Object.fromEntries(reply.headers), date: new Date(NOW).toUTCString() };
      return new Response(reply.body, { status: reply.status, headers });
    },
  });
const within = (mall = newMall()) => ({
  wrapper: ({ children }: { readonly children: ReactNode }) => (
    <MallProvider mall={mall}>{children}</MallProvider>
  ),
});

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

it('useTimeLeft counts whole minutes, in the last hour seconds, and stops at 0', () => {
  const { result, unmount } = renderHook(
    () => useTimeLeft(NOW + 61 * MINUTE + 30 * SECOND),
    within(),
  );
  expect(result.current).toBe(61 * MINUTE);
  act(() => void vi.advanceTimersByTime(2 * MINUTE));
  expect(result.current).toBe(59 * MINUTE + 30 * SECOND);
  act(() => void vi.advanceTimersByTime(SECOND));
  expect(result.current).toBe(59 * MINUTE + 29 * SECOND);
  act(() => void vi.advanceTimersByTime(60 * MINUTE));
  expect(result.current).toBe(0);
  unmount();
});

it('useTimeLeft returns null without a deadline, and runs no timer when it is unmounted', () => {
  const { result, unmount } = renderHook(() => useTimeLeft(null), within());
  expect(result.current).toBeNull();
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it.each([-2, 2])(
  'useTimeLeft counts by the shop’s clock when the device’s is %d days off',
  async (days) => {
    vi.setSystemTime(NOW + days * 86_400_000);
    const mall = newMall();
    await mall.configs.get();
    const { result } = renderHook(() => useTimeLeft(NOW + 30 * MINUTE), within(mall));
    const left = result.current ?? 0;
    expect(Math.abs(left - 30 * MINUTE)).toBeLessThanOrEqual(SECOND);
  },
);
