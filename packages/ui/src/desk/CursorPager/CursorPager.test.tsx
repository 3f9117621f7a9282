import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CursorPager } from './CursorPager';

it.each([
  [{ count: 1000, isCapped: true }, '第 51–100 筆，共 1,000+ 筆'],
  [{ count: 128 }, '第 51–100 筆，共 128 筆'],
  [undefined, '第 51–100 筆'],
])('states the position when the total is %j', (total, text) => {
  render(<CursorPager from={51} to={100} total={total} />);
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${text.replace('+', '\\+')}$`));
});

it('calls back and forward', async () => {
  const [previous, next] = [vi.fn(), vi.fn()];
  render(<CursorPager from={51} to={100} onPrevious={previous} onNext={next} label="訂單頁次" />);
  expect(screen.getByRole('navigation', { name: '訂單頁次' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '上一頁' }));
  await userEvent.click(screen.getByRole('button', { name: '下一頁' }));
  expect([previous.mock.calls.length, next.mock.calls.length]).toEqual([1, 1]);
});

it('keeps the focus when it is at an end of the list', async () => {
  const { rerender } = render(<CursorPager from={1} to={50} onNext={vi.fn()} />);
  const next = screen.getByRole('button', { name: '下一頁' });
  await userEvent.click(next);
  rerender(<CursorPager from={51} to={60} onPrevious={vi.fn()} />);
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: '上一頁' })).not.toHaveAttribute('aria-disabled');
});
