import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price';

const meta = {
  title: 'Products/Price',
  component: Price,
  args: { amount: 1280 },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnSale: Story = { args: { market_price: 1580 } };
export const Small: Story = { args: { size: 'sm', market_price: 1580 } };
export const Large: Story = { args: { size: 'lg', market_price: 1580 } };
export const Millions: Story = { args: { amount: 1234567 } };
export const Saving: Story = { args: { amount: -50, size: 'sm' } };
