import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, PackageCheck, Sprout } from 'lucide-react';
import { fn } from 'storybook/test';
import { Avatar } from '../../kit/Avatar/Avatar';
import { NotificationItem } from './NotificationItem';

const meta = {
  title: 'Notifications/NotificationItem',
  component: NotificationItem,
  args: {
    icon: <PackageCheck />,
    title: '訂單已出貨',
    content: '您的包裹已經出發，請留意收件。（訂單 20261122ABCDEFGH）',
    time: '5 分鐘前',
    unread: '未讀',
    href: '/order/20261122ABCDEFGH',
    onPress: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof NotificationItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {};
export const Read: Story = { args: { unread: undefined } };
export const FromSomebody: Story = {
  args: {
    icon: <Avatar name="小美" />,
    title: '小美和其他 3 人說您的貼文讚',
    content: '「今天的晚餐是三杯雞，加了一大把九層塔」',
    href: '/article/2001',
  },
};
export const BackInStock: Story = {
  args: {
    icon: <Sprout />,
    tone: 'fresh',
    title: '貨到通知',
    content: '您等的「愛文芒果」到貨了，數量有限，喜歡就趁早帶走。',
  },
};
export const Urgent: Story = {
  args: {
    icon: <Clock />,
    tone: 'warning',
    title: '繳費期限快到了',
    content: '請在 11/23 23:59 前完成。',
  },
};
export const WithoutLink: Story = { args: { href: undefined, tone: 'calm', content: undefined } };
export const InAMenu: Story = { args: { href: undefined, compact: true } };
export const Narrow: Story = { ...FromSomebody, globals: { viewport: { value: 'narrow' } } };
