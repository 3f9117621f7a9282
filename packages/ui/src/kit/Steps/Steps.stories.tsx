import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './Steps';

const meta = {
  title: 'Kit/Steps',
  component: Steps,
  args: {
    label: '結帳步驟',
    current: 1,
    items: [
      { label: '購物車', href: '#temp' },
      { label: '配送與優惠' },
      { label: '付款' },
      { label: '完成' },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {};
export const AllDone: Story = { args: { current: 4 } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
