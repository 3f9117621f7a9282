import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Switch } from './Switch';

const meta = {
  title: 'Kit/Switch',
  component: Switch,
  args: { label: '只看有庫存的商品', onCheckedChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = {
  args: { label: '設為預設地址', hint: '結帳時會先帶入這個地址', defaultChecked: true },
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const Narrow: Story = { ...WithHint, globals: { viewport: { value: 'narrow' } } };
