import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton';

const meta = {
  title: 'Kit/Skeleton',
  component: Skeleton,
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { lines: 3 } };
export const Box: Story = { args: { shape: 'box', ratio: 1 } };
export const Circle: Story = { args: { shape: 'circle', width: 48 } };
