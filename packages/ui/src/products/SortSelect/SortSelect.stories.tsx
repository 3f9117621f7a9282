import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { SortSelect } from './SortSelect';

const meta = {
  title: 'Products/SortSelect',
  component: SortSelect,
  args: { value: undefined, onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 200 }}>{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SortSelect {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof SortSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { value: 'price_asc' } };
export const Search: Story = { args: { isSearch: true } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
