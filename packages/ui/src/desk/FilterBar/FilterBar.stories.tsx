import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { IconButton } from '../../kit/IconButton/IconButton';
import { SegmentedControl } from '../../kit/SegmentedControl/SegmentedControl';
import { sampleFilters } from '../../../stories/desk';
import { FilterBar } from './FilterBar';

const meta = {
  title: 'Desk/FilterBar',
  component: FilterBar,
  args: {
    label: '搜尋訂單',
    placeholder: '訂單編號、電話、收件人',
    search: '',
    onSearchChange: fn(),
    filters: sampleFilters,
    values: {},
    onValuesChange: fn(),
  },
  render: function Controlled(args) {
    const [search, setSearch] = useState(args.search);
    const [values, setValues] = useState(args.values);
    return (
      <FilterBar
        {...args}
        search={search}
        onSearchChange={setSearch}
        values={values}
        onValuesChange={(next) => {
          args.onValuesChange(next);
          setValues(next);
        }}
      />
    );
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Active: Story = {
  args: {
    search: '林',
    values: {
      state: ['paid', 'picked'],
      layer: ['2'],
      created: ['2026-11-01', '2026-11-27'],
    },
  },
};
export const WithViews: Story = {
  ...Active,
  args: {
    ...Active.args,
    views: (
      <div>
        <SegmentedControl
          label="檢視"
          value="ship"
          onValueChange={fn()}
          items={[
            { value: 'pick', label: '待揀貨' },
            { value: 'ship', label: '待出貨' },
            { value: 'all', label: '全部' },
          ]}
        />
      </div>
    ),
    actions: (
      <IconButton variant="outline" label="匯出">
        <Download />
      </IconButton>
    ),
  },
};
export const Filters: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '加入篩選' }));
    await screen.findByRole('dialog', { name: '加入篩選' });
  },
};
export const SeveralOf: Story = {
  ...Active,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '狀態：待揀貨、待出貨' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '待付款' }));
    await expect(canvas.getByText('狀態：待揀貨、待出貨、待付款')).toBeVisible();
  },
};
export const Dates: Story = {
  ...Active,
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: '下單日期：2026/11/01–2026/11/27' }),
    );
    const from = await screen.findByRole('textbox', { name: '開始日期' });
    await userEvent.clear(from);
    await userEvent.type(from, '2026/13/1{Enter}');
    await expect(from).toHaveAccessibleDescription(/請輸入日期/);
  },
};
export const Narrow: Story = { ...Active, globals: { viewport: { value: 'narrow' } } };
