import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './DescriptionList';

const meta = {
  title: 'Kit/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: '訂單編號', details: 'A20261120001' },
      { term: '收件人', details: '王小美' },
      { term: '配送地址', details: '700 臺南市中西區民權路二段 158 巷 12 號 3 樓之 1' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
