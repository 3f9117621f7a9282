import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../kit/Card/Card';
import { OrderTotals } from './OrderTotals';

const meta = {
  title: 'Orders/OrderTotals',
  component: OrderTotals,
  args: {
    rows: [
      { label: '商品小計', amount: 2040 },
      { label: '優惠券', amount: -100, note: '新朋友見面禮' },
      { label: '點數折抵', amount: -50 },
      { label: '運費', amount: 0, text: '免運' },
    ],
    total: 1890,
    footnote: '完成訂單可得 18 點',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Card>{Story()}</Card>
      </div>
    ),
  ],
} satisfies Meta<typeof OrderTotals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
