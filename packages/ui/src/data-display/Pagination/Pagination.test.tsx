import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Pagination } from './Pagination';
import { paginationRange } from './paginationRange';

it.each([
  [1, 1, '1'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 9, '1 2 3 4 5 … 9'],
  [6, 12, '1 … 5 6 7 … 12'],
  [9, 12, '1 … 8 9 10 11 12'],
  [12, 12, '1 … 11 12'],
])('shows on page %i of %i: %s', (page, total, shown) => {
  const written = paginationRange(page, total).map((place) => (place === 'gap' ? '…' : place));
  expect(written.join(' ')).toBe(shown);
});

it('names its buttons, marks the current page, and reports the requested one', async () => {
  const onPageChange = vi.fn();
  render(<Pagination page={2} total={3} onPageChange={onPageChange} />);
  expect(screen.getByRole('navigation', { name: '頁次' })).toBeVisible();
  expect(screen.getByRole('button', { name: '第 2 頁' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: '第 3 頁' }));
  await userEvent.click(screen.getByRole('button', { name: '上一頁' }));
  await userEvent.click(screen.getByRole('button', { name: '下一頁' }));
  expect(onPageChange.mock.calls).toEqual([[3], [1], [3]]);
});

it('keeps the focus and requests nothing when it is at the end of the list', async () => {
  const onPageChange = vi.fn();
  render(<Pagination page={3} total={3} onPageChange={onPageChange} />);
  const next = screen.getByRole('button', { name: '下一頁' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  expect(next).toHaveFocus();
  expect(onPageChange).not.toHaveBeenCalled();
});

it('renders links when pages have URLs', () => {
  render(<Pagination page={1} total={3} hrefOf={(page) => `?page=${page}`} />);
  expect(screen.getByRole('link', { name: '下一頁' })).toHaveAttribute('href', '?page=2');
  expect(screen.getByRole('link', { name: '上一頁' })).not.toHaveAttribute('href');
  expect(screen.queryByRole('button')).toBeNull();
});

it('renders nothing when there is one page', () => {
  render(<Pagination page={1} total={1} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
