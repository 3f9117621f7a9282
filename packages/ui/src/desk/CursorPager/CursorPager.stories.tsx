import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CursorPager } from './CursorPager';

const meta = {
  title: 'Desk/CursorPager',
  component: CursorPager,
  args: {
    from: 51,
    to: 100,
    total: { count: 1000, isCapped: true },
  },
} satisfies Meta<typeof CursorPager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { onPrevious: fn(), onNext: fn() } };
export const First: Story = { args: { from: 1, to: 50, onNext: fn() } };
export const Last: Story = {
  args: { from: 101, to: 128, total: { count: 128 }, onPrevious: fn() },
};
export const Uncounted: Story = { args: { ...Default.args, total: undefined } };
export const Narrow: Story = { ...Default, globals: { viewport: { value: 'narrow' } } };
