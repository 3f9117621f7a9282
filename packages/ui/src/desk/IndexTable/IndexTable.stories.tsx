import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackageSearch } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../kit/Button/Button';
import { EmptyState } from '../../kit/EmptyState/EmptyState';
import { MenuItem, MenuSeparator } from '../../kit/DropdownMenu/DropdownMenu';
import { Stack } from '../../kit/Stack/Stack';
import { amountText, sampleFilters, sampleOrders, type SampleOrder } from '../../../stories/desk';
import { BatchBar } from '../BatchBar/BatchBar';
import { CursorPager } from '../CursorPager/CursorPager';
import { FilterBar } from '../FilterBar/FilterBar';
import type { FilterValues } from '../FilterBar/ListFilter';
import type { IndexColumn } from './IndexColumn';
import { IndexTable } from './IndexTable';

const COLUMNS: readonly IndexColumn<SampleOrder>[] = [
  { key: 'id', header: '訂單編號', cell: ({ id }) => id },
  { key: 'created', header: '下單時間', sortable: 'time', cell: ({ created }) => created },
  { key: 'buyer', header: '會員', cell: ({ buyer }) => buyer },
  { key: 'state', header: '狀態', cell: ({ state }) => state },
  { key: 'method', header: '配送方式', hideOnPhone: true, cell: ({ method }) => method },
  {
    key: 'amount',
    header: '金額',
    figure: true,
    sortable: 'number',
    cell: ({ amount }) => amountText(amount),
  },
];

const meta = {
  title: 'Desk/IndexTable',
  component: IndexTable<SampleOrder>,
  args: {
    caption: '訂單',
    columns: COLUMNS,
    rows: sampleOrders,
    keyOf: ({ id }) => id,
    nameOf: ({ id }) => `訂單 ${id}`,
    hrefOf: ({ id }) => `#${id}`,
    sort: { column: 'created', descending: true },
    selected: new Set<string>(),
    onSelectedChange: fn(),
    onSortChange: fn(),
    onPreview: fn(),
    menuOf: () => (
      <>
        <MenuItem>列印出貨單</MenuItem>
        <MenuItem>加上備註</MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger">取消訂單</MenuItem>
      </>
    ),
  },
  render: function Controlled(args) {
    const [selected, setSelected] = useState(args.selected);
    const [sort, setSort] = useState(args.sort);
    return (
      <IndexTable
        {...args}
        selected={selected}
        onSelectedChange={args.onSelectedChange && setSelected}
        sort={sort}
        onSortChange={setSort}
      />
    );
  },
} satisfies Meta<typeof IndexTable<SampleOrder>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = {
  args: { selected: new Set(sampleOrders.slice(1, 4).map(({ id }) => id)) },
};
/** Keys move between the rows and select them, also several at once. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.keyboard('jjx');
    await expect(canvas.getByRole('link', { name: sampleOrders[1]?.id ?? '' })).toHaveFocus();
    await userEvent.keyboard('jj{Shift>}x{/Shift} ');
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    await expect(args.onPreview).toHaveBeenCalledWith(sampleOrders[3]);
  },
};
/** A whole list: filters, rows, the actions of the selection, and the pager. */
export const Screen: Story = {
  args: { selected: new Set(sampleOrders.slice(1, 3).map(({ id }) => id)) },
  render: function List(args) {
    const [selected, setSelected] = useState(args.selected);
    const [values, setValues] = useState<FilterValues>({ state: ['paid', 'picked'] });
    const [search, setSearch] = useState('');
    const count = selected?.size ?? 0;
    return (
      <Stack gap={4}>
        <FilterBar
          label="搜尋訂單"
          placeholder="訂單編號、電話、收件人"
          search={search}
          onSearchChange={setSearch}
          filters={sampleFilters}
          values={values}
          onValuesChange={setValues}
        />
        <IndexTable {...args} selected={selected} onSelectedChange={setSelected} />
        <BatchBar
          count={count}
          matching={128}
          onSelectAll={fn()}
          onClear={() => setSelected(new Set())}
        >
          <Button size="sm">出貨 {count} 筆</Button>
          <Button size="sm" variant="secondary">
            列印揀貨單
          </Button>
        </BatchBar>
        <CursorPager from={1} to={12} total={{ count: 128 }} onNext={fn()} />
      </Stack>
    );
  },
  // At the end of the list, where the bar covers none of its checkboxes.
  play: () => window.scrollTo(0, document.body.scrollHeight),
};
export const PhoneScreen: Story = { ...Screen, globals: { viewport: { value: 'phone' } } };
export const FewColumns: Story = { args: { shownColumns: ['id', 'amount', 'state'] } };
export const Loading: Story = { args: { rows: [], loading: true, expected: 6 } };
export const LoadingMore: Story = { args: { loading: true } };
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        icon={<PackageSearch />}
        title="沒有符合的訂單"
        text="換個條件，或清除篩選再看看。"
      />
    ),
  },
};
export const Failed: Story = {
  args: { rows: [], error: '訂單載入失敗', onRetry: fn() },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const PhoneSelecting: Story = {
  ...Selected,
  globals: { viewport: { value: 'phone' } },
};
export const PhoneLoading: Story = { ...Loading, globals: { viewport: { value: 'phone' } } };
