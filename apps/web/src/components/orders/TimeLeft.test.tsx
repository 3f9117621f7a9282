import { MallProvider } from '@mall/hooks';
import { createMall, memoryStorage } from '@mall/sdk';
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TimeLeft } from './TimeLeft';

const deadline = '2026-11-27 23:59:59';
const end = Date.parse('2026-11-27T23:59:59+08:00');
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

const mall = createMall({
  storage: memoryStorage(),
  csrf: false,
  // The test needs no server.
  fetch: () => Promise.reject(new TypeError('no mall')),
});
const countdown = (
  <MallProvider mall={mall}>
    <TimeLeft until={deadline} />
  </MallProvider>
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const at = (left: number) => {
  vi.setSystemTime(end - left);
  return render(countdown);
};

it.each([
  [5 * 24 * HOUR - 1, '還有 4 天 23 小時'],
  [24 * HOUR, '還有 1 天 0 小時'],
  [24 * HOUR - 1, '還有 23 小時 59 分'],
  [HOUR - 1, '還有 59 分 59 秒'],
  [SECOND, '還有 0 分 1 秒'],
  [0, '已經過期限'],
  [-HOUR, '已經過期限'],
])('%d ms before the deadline shows %s', (left, text) => {
  expect(at(left).container).toHaveTextContent(text);
});

it('several countdowns share one timer, which stops with the last of them', () => {
  const first = at(61 * SECOND);
  const second = render(countdown);
  expect(first.container).toHaveTextContent('還有 1 分 1 秒');
  expect(vi.getTimerCount()).toBe(1);
  act(() => void vi.advanceTimersByTime(2 * SECOND));
  expect(first.container).toHaveTextContent('還有 0 分 59 秒');
  act(() => void vi.advanceTimersByTime(60 * SECOND));
  expect(second.container).toHaveTextContent('已經過期限');
  first.unmount();
  second.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('renders nothing on a server, whose clock differs', () => {
  expect(renderToString(countdown)).toBe('');
});
