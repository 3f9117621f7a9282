import type { Meta, StoryObj } from '@storybook/react-vite';
import { FreeShippingProgress } from './FreeShippingProgress';

const meta = {
  title: 'Cart/FreeShippingProgress',
  component: FreeShippingProgress,
  args: { amount: 680, threshold: 1000 },
} satisfies Meta<typeof FreeShippingProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {};
export const Reached: Story = { args: { amount: 1360 } };
