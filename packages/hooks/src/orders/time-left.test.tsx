import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTimeLeft } from '../index';

const NOW = Date.parse('2026-11-27T20:00:00+08:00');
const [SECOND, MINUTE] = [1_000, 60_000];

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

it('useTimeLeft counts whole minutes, in the last hour seconds, and stops at 0', () => {
  const { result, unmount } = renderHook(() => useTimeLeft(NOW + 61 * MINUTE + 30 * SECOND));
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
  const { result, unmount } = renderHook(() => useTimeLeft(null));
  expect(result.current).toBeNull();
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
