import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  title: 'Kit/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: '請先登入',
    text: '登入後就能加入購物車，您選的商品會先幫您留著。',
    confirm: '登入',
    cancel: '繼續逛逛',
    onAnswer: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: '確定要刪除這則貼文嗎？',
    text: '刪除後無法復原，留言和按讚也會一起消失。',
    confirm: '刪除',
    cancel: '取消',
  },
};
export const Loading: Story = { args: { ...Danger.args, loading: true } };
export const Narrow: Story = { ...Danger, globals: { viewport: { value: 'narrow' } } };
