import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { FilterBar, type FilterBarProps } from './FilterBar';
import type { FilterValues, ListFilter } from './ListFilter';

const filters: readonly ListFilter[] = [
  {
    key: 'state',
    label: '狀態',
    kind: 'many',
    options: [
      { value: 'paid', label: '待揀貨' },
      { value: 'picked', label: '待出貨' },
    ],
  },
  {
    key: 'layer',
    label: '溫層',
    kind: 'one',
    options: [
      { value: '1', label: '常溫' },
      { value: '2', label: '冷藏' },
    ],
  },
  {
    key: 'created',
    label: '下單日期',
    kind: 'dates',
    spans: [
      { value: 'today', label: '今天' },
      { value: 'last-7-days', label: '最近 7 天' },
    ],
  },
];

function setUp(initial: FilterValues = {}, props: Partial<FilterBarProps> = {}) {
  const [change, search] = [vi.fn(), vi.fn()];
  function Sample() {
    const [values, setValues] = useState(initial);
    return (
      <FilterBar
        label="搜尋訂單"
        search=""
        onSearchChange={search}
        filters={filters}
        values={values}
        onValuesChange={(next) => {
          change(next);
          setValues(next);
        }}
        {...props}
      />
    );
  }
  render(<Sample />);
  return { change, search };
}

const button = (name: string) => screen.getByRole('button', { name });

it('searches on Enter for the trimmed text, and for nothing when the field is cleared', async () => {
  const { search } = setUp({}, { search: '林' });
  const field = screen.getByRole('searchbox', { name: '搜尋訂單' });
  expect(field).toHaveValue('林');
  await userEvent.type(field, '小滿 ');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(search).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(search).toHaveBeenLastCalledWith('林小滿');
  await userEvent.click(button('清除'));
  expect(search).toHaveBeenLastCalledWith('');
});

it('shows the search of the caller when it changes', async () => {
  const bar = (search: string) => (
    <FilterBar
      label="搜尋訂單"
      search={search}
      onSearchChange={vi.fn()}
      filters={[]}
      values={{}}
      onValuesChange={vi.fn()}
    />
  );
  const { rerender } = render(bar('林'));
  await userEvent.type(screen.getByRole('searchbox'), '小滿');
  rerender(bar('陳'));
  expect(screen.getByRole('searchbox')).toHaveValue('陳');
});

it('adds several options of a filter, and focuses its fields', async () => {
  const { change } = setUp();
  await userEvent.click(button('加入篩選'));
  await userEvent.click(button('狀態'));
  const first = screen.getByRole('checkbox', { name: '待揀貨' });
  expect(first).toHaveFocus();
  await userEvent.click(first);
  await userEvent.click(screen.getByRole('checkbox', { name: '待出貨' }));
  expect(change).toHaveBeenLastCalledWith({ state: ['paid', 'picked'] });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(button('加入篩選')).toHaveFocus());
  expect(button('狀態：待揀貨、待出貨')).toBeVisible();
});

it('replaces the option of a filter that takes one', async () => {
  const { change } = setUp({ layer: ['1'] });
  await userEvent.click(button('溫層：常溫'));
  expect(screen.getByRole('radio', { name: '常溫' })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: '冷藏' }));
  expect(change).toHaveBeenLastCalledWith({ layer: ['2'] });
});

it('keeps the fields open when the last option of a filter is removed', async () => {
  setUp({ state: ['paid'] });
  await userEvent.click(button('狀態：待揀貨'));
  await userEvent.click(screen.getByRole('checkbox', { name: '待揀貨' }));
  expect(button('狀態：未選擇')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: '待揀貨' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('狀態：未選擇')).toBeNull());
});

it.each([
  ['2026/11/1', '', ['2026-11-01', ''], '下單日期：2026/11/01 起'],
  ['', '115/11/27', ['', '2026-11-27'], '下單日期：到 2026/11/27 為止'],
  [
    '20261101',
    '２０２６／１１／２７',
    ['2026-11-01', '2026-11-27'],
    '下單日期：2026/11/01–2026/11/27',
  ],
  ['2026/11/27', '2026/11/27', ['2026-11-27', '2026-11-27'], '下單日期：2026/11/27'],
])('filters by days from %j to %j', async (from, until, days, text) => {
  const { change } = setUp();
  await userEvent.click(button('加入篩選'));
  await userEvent.click(button('下單日期'));
  if (from) await userEvent.type(screen.getByRole('textbox', { name: '開始日期' }), from);
  if (until) await userEvent.type(screen.getByRole('textbox', { name: '結束日期' }), until);
  await userEvent.click(button('套用'));
  expect(change).toHaveBeenLastCalledWith({ created: days });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button(text)).toBeVisible();
});

it('refuses a text that is no day, and a range that ends before it begins, beside the field', async () => {
  const { change } = setUp();
  await userEvent.click(button('加入篩選'));
  await userEvent.click(button('下單日期'));
  const from = screen.getByRole('textbox', { name: '開始日期' });
  const until = screen.getByRole('textbox', { name: '結束日期' });
  await userEvent.type(from, '昨天{Enter}');
  expect(from).toHaveAccessibleDescription(/^請輸入日期/);
  await userEvent.clear(from);
  await userEvent.type(from, '2026/11/2');
  await userEvent.type(until, '2026/11/1{Enter}');
  expect(until).toHaveAccessibleDescription('結束日期不能早於開始日期');
  expect(change).not.toHaveBeenCalled();
});

it('takes a range that moves with the day by one press, and shows its name', async () => {
  const { change } = setUp();
  await userEvent.click(button('加入篩選'));
  await userEvent.click(button('下單日期'));
  expect(button('今天')).toHaveFocus();
  await userEvent.click(button('最近 7 天'));
  expect(change).toHaveBeenLastCalledWith({ created: ['last-7-days'] });
  await userEvent.click(button('下單日期：最近 7 天'));
  expect(button('最近 7 天')).toHaveAttribute('aria-pressed', 'true');
  expect(button('今天')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('textbox', { name: '開始日期' })).toHaveValue('');
});

it('removes one filter or all, and keeps the focus in the bar', async () => {
  const { change } = setUp({ state: ['paid'], layer: ['1'] });
  await userEvent.click(button('移除 狀態：待揀貨'));
  expect(change).toHaveBeenLastCalledWith({ state: [], layer: ['1'] });
  expect(button('加入篩選')).toHaveFocus();
  await userEvent.click(button('全部清除'));
  expect(change).toHaveBeenLastCalledWith({});
  expect(screen.queryByRole('group', { name: '目前的篩選條件' })).toBeNull();
  expect(button('加入篩選')).toHaveFocus();
});

it('accepts values while the options of a filter load', () => {
  setUp(
    { category: ['10'] },
    { filters: [{ key: 'category', label: '分類', kind: 'one', options: undefined }] },
  );
  expect(button('分類：10')).toBeVisible();
});
