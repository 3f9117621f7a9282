import type { Meta, StoryObj } from '@storybook/react-vite';
import { Printer } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from '../../kit/Button/Button';
import { BatchBar } from './BatchBar';

const meta = {
  title: 'Desk/BatchBar',
  component: BatchBar,
  args: {
    count: 20,
    matching: 128,
    onSelectAll: fn(),
    onClear: fn(),
    children: (
      <>
        <Button size="sm">出貨 20 筆</Button>
        <Button size="sm" variant="secondary" startIcon={<Printer />}>
          列印揀貨單
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof BatchBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllSelected: Story = {
  args: {
    count: 3412,
    matching: 3412,
    allSelected: true,
    children: <Button size="sm">出貨 3,412 筆</Button>,
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
