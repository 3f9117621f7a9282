import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleUser, Package, ReceiptText, Sprout } from 'lucide-react';
import { Avatar } from '../../kit/Avatar/Avatar';
import { Inline } from '../../kit/Stack/Inline';
import { NotificationMark } from './NotificationMark';

const meta = {
  title: 'Notifications/NotificationMark',
  component: NotificationMark,
  args: { children: <Package /> },
} satisfies Meta<typeof NotificationMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: () => (
    <Inline gap={3}>
      <NotificationMark>
        <Package />
      </NotificationMark>
      <NotificationMark tone="fresh">
        <Sprout />
      </NotificationMark>
      <NotificationMark tone="warning">
        <ReceiptText />
      </NotificationMark>
      <NotificationMark tone="calm">
        <CircleUser />
      </NotificationMark>
      <NotificationMark>
        <Avatar name="小美" />
      </NotificationMark>
    </Inline>
  ),
};
