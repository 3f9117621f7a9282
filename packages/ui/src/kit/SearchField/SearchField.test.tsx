import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SearchField } from './SearchField';

function Sample({ onSearch }: { onSearch: (text: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField
        label="搜尋商品"
        value={value}
        onValueChange={setValue}
        onSearch={onSearch}
        panel={<a href="#mango">愛文芒果</a>}
      />
      <button>別處</button>
    </>
  );
}

it('searches for the trimmed text', async () => {
  const onSearch = vi.fn();
  render(<Sample onSearch={onSearch} />);
  await userEvent.type(screen.getByRole('searchbox', { name: '搜尋商品' }), ' 芒果 {Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('芒果');
});

it('names its landmark after the field, or by landmark when it is set', () => {
  const field = { label: '搜尋商品', value: '', onValueChange: vi.fn(), onSearch: vi.fn() };
  const { rerender } = render(<SearchField {...field} />);
  expect(screen.getByRole('search', { name: '搜尋商品' })).toBeVisible();
  rerender(<SearchField {...field} landmark="全站搜尋" />);
  expect(screen.getByRole('search', { name: '全站搜尋' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: '搜尋商品' })).toBeVisible();
});

it('does not search when Enter ends a composition', () => {
  const onSearch = vi.fn();
  render(<Sample onSearch={onSearch} />);
  const field = screen.getByRole('searchbox');
  // `preventDefault` on the key stops the browser from submitting the form.
  expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(false);
  expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })).toBe(false);
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
});

it('clears the text and keeps the focus in the field', async () => {
  render(<Sample onSearch={vi.fn()} />);
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, '芒果');
  await userEvent.click(screen.getByRole('button', { name: '清除' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

it('opens its panel on focus, moves into it, and closes it', async () => {
  render(<Sample onSearch={vi.fn()} />);
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: '愛文芒果' })).toHaveFocus();
  const field = screen.getByRole('searchbox');
  for (const composition of [{ isComposing: true }, { keyCode: 229 }]) {
    fireEvent.keyDown(field, { key: 'Escape', ...composition });
    expect(screen.getByRole('link')).toBeVisible();
  }
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('closes the panel when the focus leaves', async () => {
  render(<Sample onSearch={vi.fn()} />);
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.click(screen.getByRole('button', { name: '別處' }));
  expect(screen.queryByRole('link')).toBeNull();
});
