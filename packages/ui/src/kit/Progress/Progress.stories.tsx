import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './Progress';

const meta = {
  title: 'Kit/Progress',
  component: Progress,
  args: { label: '照片上傳中', value: 60, end: '60%' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Halfway: Story = {};
export const Empty: Story = { args: { value: 0, end: '0%' } };
export const Done: Story = { args: { value: 100, end: '完成', tone: 'fresh' } };
