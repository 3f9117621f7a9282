import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeliveryVan } from './DeliveryVan';

const meta = {
  title: 'Cart/DeliveryVan',
  component: DeliveryVan,
  args: {
    amount: 680,
    threshold: 1000,
    days: '11/30（一）發車，12/1（二）到貨',
    deadline: '11/27（五）14:00 前付款，還有 8 小時 12 分',
  },
} satisfies Meta<typeof DeliveryVan>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Full: Story = { args: { amount: 1360 } };
export const NeverFree: Story = { args: { threshold: null } };
export const WithoutDays: Story = { args: { days: undefined, deadline: undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
