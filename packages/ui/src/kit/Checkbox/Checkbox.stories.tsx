import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Kit/Checkbox',
  component: Checkbox,
  args: { label: '我已閱讀並同意服務條款' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: '送出訂單前必須同意' } };
export const WithError: Story = { args: { error: '請先勾選同意條款' } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
