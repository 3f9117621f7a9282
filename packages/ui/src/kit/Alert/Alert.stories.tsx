import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Alert } from './Alert';

const meta = {
  title: 'Kit/Alert',
  component: Alert,
  args: { title: '中秋前最後出貨日', children: '9 月 12 日中午前完成付款，當天就會寄出。' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = {
  args: { tone: 'success', title: '付款完成', children: '我們正在為您備貨。' },
};
export const Warning: Story = {
  args: { tone: 'warning', title: '目前離線', children: '恢復連線後會自動更新。' },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: '付款沒有成功',
    children: '銀行拒絕了這筆交易，訂單還為您保留著。',
    action: (
      <Button size="sm" variant="secondary">
        重新付款
      </Button>
    ),
  },
};
export const Narrow: Story = { ...Danger, globals: { viewport: { value: 'narrow' } } };
