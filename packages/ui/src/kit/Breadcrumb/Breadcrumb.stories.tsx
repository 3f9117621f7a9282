import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb';

const meta = {
  title: 'Kit/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: '商城', href: '#mall' },
      { label: '當季水果', href: '#fruit' },
      { label: '玉井愛文芒果禮盒' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
