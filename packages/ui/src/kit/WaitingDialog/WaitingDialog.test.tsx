import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WaitingDialog } from './WaitingDialog';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const timer = () => screen.getByRole('timer');

it('counts two seconds down, one by one', () => {
  const onDone = vi.fn();
  render(<WaitingDialog title="登入成功" text="正帶您回首頁。" onDone={onDone} />);
  const dialog = screen.getByRole('alertdialog', { name: '登入成功' });
  expect(dialog).toHaveAccessibleDescription('正帶您回首頁。 還有 2 秒');
  pass(999);
  expect(timer()).toHaveTextContent('還有 2 秒');
  pass(1);
  expect(timer()).toHaveTextContent('還有 1 秒');
  pass(999);
  expect(onDone).not.toHaveBeenCalled();
  pass(1);
  expect(timer()).toHaveTextContent('還有 0 秒');
  expect(onDone).toHaveBeenCalledOnce();
});

it('follows the clock when its timers are late', () => {
  const onDone = vi.fn();
  render(<WaitingDialog title="請稍候" duration={5000} onDone={onDone} />);
  // The page slept for three and a half seconds before the first timer fires.
  const real = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => real() + 3500);
  pass(1000);
  expect(timer()).toHaveTextContent('還有 1 秒');
  pass(500);
  expect(onDone).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

it('calls onDone at once when the wait is skipped', () => {
  const onDone = vi.fn();
  const { unmount } = render(<WaitingDialog title="登入成功" skip="現在就去" onDone={onDone} />);
  fireEvent.click(screen.getByRole('button', { name: '現在就去' }));
  expect(onDone).toHaveBeenCalledOnce();
  unmount();
  pass(10_000);
  expect(onDone).toHaveBeenCalledOnce();
});
