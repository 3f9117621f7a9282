import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { Badge } from './Badge';

const meta = {
  title: 'Kit/Badge',
  component: Badge,
  args: { count: 3, label: '3 則新通知', children: <Bell /> },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnIcon: Story = {};
export const Overflow: Story = { args: { count: 128, label: '128 則新通知' } };
export const Zero: Story = { args: { count: 0 } };
export const InLine: Story = { args: { children: undefined } };
