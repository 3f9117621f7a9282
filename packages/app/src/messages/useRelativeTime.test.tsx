import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Clock } from './useNow';
import { useRelativeTime } from './useRelativeTime';

function Ago({ time }: { readonly time: string }) {
  return <p>{useRelativeTime()(time)}</p>;
}

afterEach(() => vi.useRealTimers());

it('updates while it is shown, with one timer that stops when no component uses it', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T09:00:30+08:00') });
  const { unmount } = render(
    <>
      <Ago time="2026-11-20 09:00:00" />
      <Ago time="2026-11-20 08:58:00" />
    </>,
  );
  expect(screen.getByText('剛剛')).toBeVisible();
  expect(vi.getTimerCount()).toBe(1);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('1 分鐘前')).toBeVisible();
  expect(screen.getByText('3 分鐘前')).toBeVisible();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('follows the clock of the shop when that of the device is wrong by days', () => {
  const now = Date.parse('2026-11-20T09:00:30+08:00');
  vi.useFakeTimers({ now: now + 2 * 86_400_000 });
  render(
    <Clock value={() => now}>
      <Ago time="2026-11-20 08:58:00" />
    </Clock>,
  );
  expect(screen.getByText('2 分鐘前')).toBeVisible();
});
