import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RouteOverlay } from './RouteOverlay';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('covers a page for 150 ms after that is there, and no longer', () => {
  render(<RouteOverlay />);
  expect(screen.getByText('載入中')).toBeVisible();
  act(() => void vi.advanceTimersByTime(149));
  expect(screen.getByText('載入中')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText('載入中')).toBeNull();
});
