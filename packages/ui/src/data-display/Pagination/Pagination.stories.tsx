import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Pagination } from './Pagination';

const meta = {
  title: 'Data display/Pagination',
  component: Pagination,
  args: { page: 6, total: 12, onPageChange: fn() },
  render: function Controlled(args) {
    const [page, setPage] = useState(args.page);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = {};
export const Links: Story = {
  args: { page: 2, hrefOf: (page) => `#page-${page}` },
  render: (args) => <Pagination {...args} />,
};
export const First: Story = { args: { page: 1, total: 3 } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
