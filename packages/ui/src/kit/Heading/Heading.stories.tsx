import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading';

const meta = {
  title: 'Kit/Heading',
  component: Heading,
  args: { level: 1, children: '今日鮮貨，現採直送' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Level1: Story = {};
export const Level2Large: Story = { args: { level: 2, size: 'hero' } };
export const Narrow: Story = {
  args: { children: '大家都在買的巷口好味道，中秋限定禮盒開放預購中' },
  globals: { viewport: { value: 'narrow' } },
};
