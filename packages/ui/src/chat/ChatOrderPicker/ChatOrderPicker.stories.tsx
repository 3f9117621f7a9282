import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { pictures } from '../../../stories/samples';
import { ChatOrderPicker } from './ChatOrderPicker';

const meta = {
  title: 'Chat/ChatOrderPicker',
  component: ChatOrderPicker,
  args: {
    orders: [
      {
        ...{ trans_order_id: 'D202611200004', create_time: '2026-11-20 21:40:00' },
        ...{ pay_status_text: '已出貨', products_count: 2, final_amount: 658 },
        products: [{ p_name: '玉井愛文芒果禮盒 5 斤裝', index_img: pictures.mango }],
      },
      {
        ...{ trans_order_id: 'D202611180011', create_time: '2026-11-18 08:12:00' },
        ...{ pay_status_text: '已完成', products_count: 1, final_amount: 12_658 },
        products: [{ p_name: '手工高麗菜水餃', index_img: pictures.dumplings }],
      },
    ],
    dayText: (day) => day.slice(5).replace('-', '/'),
    onRetry: fn(),
    onChoose: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ChatOrderPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /D202611200004/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({
      ...{ trans_order_id: 'D202611200004', state_text: '已出貨', final_amount: 658 },
      index_img: pictures.mango,
    });
  },
};
export const Loading: Story = { args: { orders: undefined } };
export const Empty: Story = { args: { orders: [] } };
export const Failed: Story = {
  args: { orders: undefined, failure: '連不上商店，請確認網路後再試一次。' },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
