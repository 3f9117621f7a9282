import { orderStates } from '@mall/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../kit/Stack/Inline';
import { OrderStatusBadge } from './OrderStatusBadge';

const meta = {
  title: 'Orders/OrderStatusBadge',
  component: OrderStatusBadge,
  args: { status: 'pending' },
} satisfies Meta<typeof OrderStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};
export const All: Story = {
  render: () => (
    <Inline>
      {orderStates.map((status) => (
        <OrderStatusBadge key={status} status={status} />
      ))}
    </Inline>
  ),
};
