import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AutoLoad } from './AutoLoad';

/** jsdom has no layout: the test itself reports whether the end of the list is near the viewport. */
let intersect: (...intersecting: boolean[]) => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        intersect = (...intersecting) =>
          act(() => callback(intersecting.map((isIntersecting) => ({ isIntersecting }))));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the end of a list', () => {
  it('requests more when it comes near, at most once in 200 ms', () => {
    const onReach = vi.fn();
    render(<AutoLoad onReach={onReach} />);
    intersect(false);
    expect(onReach).not.toHaveBeenCalled();
    intersect(true);
    intersect(false);
    intersect(true);
    expect(onReach).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(200);
    expect(onReach).toHaveBeenCalledTimes(2);
  });

  it('uses the last entry when it left and came back before the observer ran', () => {
    const onReach = vi.fn();
    render(<AutoLoad onReach={onReach} />);
    intersect(false, true);
    expect(onReach).toHaveBeenCalledTimes(1);
    intersect(true, false);
    vi.advanceTimersByTime(1_000);
    expect(onReach).toHaveBeenCalledTimes(1);
  });
});
