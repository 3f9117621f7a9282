import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Tabs } from './Tabs';

const meta = {
  title: 'Kit/Tabs',
  component: Tabs,
  args: {
    label: '購物車',
    value: '1',
    onValueChange: fn(),
    items: [
      { value: '1', label: '常溫', count: 2, content: '兩項常溫商品' },
      { value: '2', label: '冷藏', count: 0, content: '這裡還沒有商品' },
      { value: '3', label: '冷凍', count: 120, content: '很多冷凍商品' },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
