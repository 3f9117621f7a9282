import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChatOrder } from './ChatOrder';

const meta = {
  title: 'Chat/ChatOrder',
  component: ChatOrder,
  args: {
    href: '#order',
    order: {
      trans_order_id: 'D202611200004',
      state_text: '已出貨',
      index_img: null,
      final_amount: 12_658,
    },
  },
} satisfies Meta<typeof ChatOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
