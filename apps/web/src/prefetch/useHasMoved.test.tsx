import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHasMoved } from './useHasMoved';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])(
  'the visitor has moved after the event %s',
  (type) => {
    const { result } = renderHook(useHasMoved);
    expect(result.current).toBe(false);
    act(() => void document.body.dispatchEvent(new Event(type, { bubbles: type !== 'scroll' })));
    expect(result.current).toBe(true);
  },
);

it('a visitor who reads for ten seconds counts as moved', () => {
  const { result } = renderHook(useHasMoved);
  act(() => void vi.advanceTimersByTime(9_999));
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});

it('no timer is left when the site unmounts', () => {
  renderHook(useHasMoved).unmount();
  expect(vi.getTimerCount()).toBe(0);
});
