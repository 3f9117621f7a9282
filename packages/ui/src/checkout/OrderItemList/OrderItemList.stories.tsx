import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderItemList } from './OrderItemList';

const meta = {
  title: 'Checkout/OrderItemList',
  component: OrderItemList,
  args: {
    label: '訂購商品',
    items: [
      {
        key: '1',
        name: '玉井愛文芒果禮盒',
        index_img: null,
        attributes: [{ attr: '規格', type: '5 斤' }],
        quantity: 2,
        amount: 680,
        type: 1,
      },
      {
        key: '2',
        name: '保冷袋',
        index_img: null,
        attributes: [],
        quantity: 1,
        amount: 0,
        type: 2,
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof OrderItemList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
