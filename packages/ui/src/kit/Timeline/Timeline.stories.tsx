import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { Timeline } from './Timeline';

const meta = {
  title: 'Kit/Timeline',
  component: Timeline,
  args: {
    label: '訂單進度',
    items: [
      { title: '訂單成立', time: '2026-11-20 09:12' },
      { title: '已付款', time: '2026-11-20 09:14', text: '信用卡末四碼 1234' },
      { title: '備貨中', state: 'current', text: '預計明天出貨' },
      { title: '已出貨', state: 'todo' },
      { title: '已送達', state: 'todo' },
    ],
  },
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Underway: Story = {};
export const Failed: Story = {
  args: {
    items: [
      { title: '訂單成立', time: '2026-11-20 09:12' },
      { title: '付款逾期', time: '2026-11-25 23:59', state: 'failed' },
    ],
  },
};
