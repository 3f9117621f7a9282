import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../../kit/Button/Button';
import { BatchBar, type BatchBarProps } from './BatchBar';

const bar = (props: Partial<BatchBarProps>) => (
  <BatchBar count={2} onClear={vi.fn()} {...props}>
    <Button>出貨</Button>
  </BatchBar>
);

it('is hidden without a selection, and announces the number of rows when it appears', () => {
  const { rerender } = render(bar({ count: 0 }));
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  expect(screen.queryByRole('region')).toBeNull();
  rerender(bar({ count: 1234 }));
  expect(status).toHaveTextContent('已選取 1,234 筆');
  const region = within(screen.getByRole('region', { name: '已選取的項目' }));
  expect(region.getByRole('button', { name: '出貨' })).toBeVisible();
});

it('offers all matching rows until they are selected', async () => {
  const selectAll = vi.fn();
  const { rerender } = render(bar({ matching: 128, onSelectAll: selectAll }));
  await userEvent.click(screen.getByRole('button', { name: '選取全部 128 筆' }));
  expect(selectAll).toHaveBeenCalledOnce();
  rerender(bar({ count: 128, matching: 128, allSelected: true, onSelectAll: selectAll }));
  expect(screen.queryByRole('button', { name: /^選取全部/ })).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('已選取全部 128 筆');
});

it('does not offer all when no more rows match than are selected', () => {
  render(bar({ matching: 2, onSelectAll: vi.fn() }));
  expect(screen.queryByRole('button', { name: /^選取全部/ })).toBeNull();
});

it('clears the selection', async () => {
  const clear = vi.fn();
  render(bar({ onClear: clear }));
  await userEvent.click(screen.getByRole('button', { name: '取消選取' }));
  expect(clear).toHaveBeenCalledOnce();
});
