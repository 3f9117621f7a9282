import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CheckCard } from './CheckCard';

const meta = {
  title: 'Kit/CheckCard',
  component: CheckCard,
  args: {
    title: '老鄰居折 100',
    description: '滿 NT$1,000 可用・2026/12/17 到期',
    end: '折 NT$100',
    checked: false,
    onCheckedChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof CheckCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { checked: true } };
export const Best: Story = {
  args: { badge: '最划算' },
};
export const Unavailable: Story = {
  args: { end: undefined, disabledReason: '商品滿 NT$1,000 才能使用，還差 NT$240' },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
