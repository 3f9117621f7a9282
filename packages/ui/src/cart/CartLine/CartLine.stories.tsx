import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { pictures } from '../../../stories/samples';
import { CartLine } from './CartLine';

const meta = {
  title: 'Cart/CartLine',
  component: CartLine,
  args: {
    href: '#product',
    nameAs: 'h2',
    max: 5,
    onQuantityChange: fn(),
    onRemove: fn(),
    item: {
      p_id: 1,
      name: '玉井愛文芒果禮盒',
      index_img: pictures.mango,
      attributes: [
        { attr: '規格', type: '5 斤' },
        { attr: '包裝', type: '禮盒' },
      ],
      quantity: 2,
      amount: 680,
      market_price: 820,
      type: 1,
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof CartLine>;

export const Normal: Story = {};
export const AddOn: Story = {
  args: {
    item: { p_id: 2, name: '保冷袋', index_img: null, quantity: 1, amount: 39, type: 3 },
  },
};
export const Gift: Story = {
  args: {
    item: {
      p_id: 3,
      name: '手寫小卡',
      index_img: pictures.dumplings,
      quantity: 1,
      amount: 0,
      type: 2,
    },
    onQuantityChange: undefined,
    onRemove: undefined,
  },
};
export const Problem: Story = { args: { problem: '只剩 1 件，請調整數量後再結帳。' } };
export const LeftOut: Story = {
  args: {
    min: 0,
    item: { p_id: 4, name: '龍眼蜜', index_img: null, quantity: 0, amount: 320, type: 1 },
    onRemove: undefined,
  },
};
export const Busy: Story = { args: { busy: true } };
export const Narrow: Story = {
  args: { problem: '這項商品剛剛賣完了，移除後就能結帳。' },
  globals: { viewport: { value: 'narrow' } },
};
