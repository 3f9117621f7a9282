import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from '../Input/Input';
import { Field } from './Field';

const meta = {
  title: 'Kit/Field',
  component: Field,
  args: { label: '手機號碼', children: <Input inputMode="tel" placeholder="0912345678" /> },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: '09 開頭，共十碼', required: true } };
export const WithError: Story = {
  args: {
    hint: '09 開頭，共十碼',
    error: '手機號碼少了一碼，請再檢查一次',
    required: true,
    children: <Input inputMode="tel" defaultValue="091234567" />,
  },
};
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const Narrow: Story = {
  args: {
    label: '收件人姓名（請填寫與證件相同的中文全名，以便超商取貨時核對身分）',
    required: true,
  },
  globals: { viewport: { value: 'narrow' } },
};
