import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleUser, Package, ReceiptText, Sprout } from 'lucide-react';
import { Avatar } from '../../kit/Avatar/Avatar';
import { Inline } from '../../kit/Stack/Inline';
import { NotificationIcon } from './NotificationIcon';

const meta = {
  title: 'Notifications/NotificationIcon',
  component: NotificationIcon,
  args: { children: <Package /> },
} satisfies Meta<typeof NotificationIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: () => (
    <Inline gap={3}>
      <NotificationIcon>
        <Package />
      </NotificationIcon>
      <NotificationIcon tone="fresh">
        <Sprout />
      </NotificationIcon>
      <NotificationIcon tone="warning">
        <ReceiptText />
      </NotificationIcon>
      <NotificationIcon tone="calm">
        <CircleUser />
      </NotificationIcon>
      <NotificationIcon>
        <Avatar name="小美" />
      </NotificationIcon>
    </Inline>
  ),
};
