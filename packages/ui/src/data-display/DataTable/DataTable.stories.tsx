import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartColumn } from 'lucide-react';
import { EmptyState } from '../../kit/EmptyState/EmptyState';
import { DataTable, type DataColumn } from './DataTable';

interface Earned {
  id: string;
  customer: string;
  amount: number;
  share: number;
}

const ROWS: readonly Earned[] = [
  { id: 'D26112200017', customer: '林○滿', amount: 12_680, share: 1014 },
  { id: 'D26112100009', customer: '陳○美', amount: 980, share: 78 },
  { id: 'D26111900031', customer: '王○明', amount: 3_450, share: 276 },
];

const COLUMNS: readonly DataColumn<Earned>[] = [
  { key: 'id', header: '訂單編號', cell: ({ id }) => id },
  { key: 'customer', header: '會員', cell: ({ customer }) => customer },
  { key: 'amount', header: '成交金額', figure: true, cell: ({ amount }) => nt(amount) },
  { key: 'share', header: '分潤', figure: true, cell: ({ share }) => nt(share) },
];

const nt = (amount: number) => `NT$${amount.toLocaleString('en')}`;

const meta = {
  title: 'Data display/DataTable',
  component: DataTable<Earned>,
  args: { caption: '訂單業績', rows: ROWS, columns: COLUMNS, keyOf: ({ id }) => id },
} satisfies Meta<typeof DataTable<Earned>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { rows: [], loading: true, expected: 3 } };
export const LoadingMore: Story = { args: { loading: true } };
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        icon={<ChartColumn />}
        title="還沒有業績"
        text="分享推薦連結，好友下單後就會列在這裡。"
      />
    ),
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const NarrowLoading: Story = { ...Loading, globals: { viewport: { value: 'narrow' } } };
