import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataTable } from '../DataTable/DataTable';
import { BarChart } from './BarChart';

const AMOUNTS = [320, 410, 0, 980, 760, 1240, 1100, 640, 820, 1480, 1320, 560];
const MONTHS = AMOUNTS.map((value, at) => ({ key: `m${at}`, label: at + 1, value }));

const meta = {
  title: 'Data display/BarChart',
  component: BarChart,
  args: {
    bars: MONTHS,
    children: (
      <DataTable
        caption="近 12 個月分潤"
        hideCaption
        rows={MONTHS}
        keyOf={({ key }) => key}
        columns={[
          { key: 'month', header: '月份', cell: ({ label }) => `${label} 月` },
          { key: 'value', header: '分潤', figure: true, cell: ({ value }) => `NT$${value}` },
        ]}
      />
    ),
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneChosen: Story = { args: { chosen: 'm9' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
