import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingBag } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Kit/EmptyState',
  component: EmptyState,
  args: {
    icon: <ShoppingBag />,
    title: '購物車還是空的',
    text: '巷口的鮮貨剛上架，去看看有什麼合胃口的吧。',
    action: <Button>去逛商城</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without an icon of its own it shows a store. */
export const WithoutIcon: Story = {
  args: { icon: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden] svg')).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
