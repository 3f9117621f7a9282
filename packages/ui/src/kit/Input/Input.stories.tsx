import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field/Field';
import { Input } from './Input';

const meta = {
  title: 'Kit/Input',
  component: Input,
  args: { defaultValue: '王小美' },
  render: (args) => (
    <Field label="收件人">
      <Input {...args} />
    </Field>
  ),
} satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Placeholder: Story = { args: { defaultValue: '', placeholder: '請輸入姓名' } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
