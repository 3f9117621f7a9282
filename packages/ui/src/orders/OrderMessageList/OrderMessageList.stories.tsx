import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderMessageList } from './OrderMessageList';

const meta = {
  title: 'Orders/OrderMessageList',
  component: OrderMessageList,
  args: {
    label: '訂單留言',
    time: (time) => time,
    messages: [
      {
        id: 1,
        text: '請問可以改成週五出貨嗎？\n那天家裡才有人。',
        from_shop: false,
        create_name: '林小滿',
        create_time: '11/22（日）07:10',
      },
      {
        id: 2,
        text: '沒問題，已經幫您改到週五。',
        from_shop: true,
        create_name: '巷口市集',
        create_time: '11/22（日）09:02',
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof OrderMessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithEarlier: Story = { args: { hasEarlier: true } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
