import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../Field/Field';
import { PasswordInput } from './PasswordInput';

const meta = {
  title: 'Kit/PasswordInput',
  component: PasswordInput,
  args: { defaultValue: 'Mall-1234', autoComplete: 'current-password' },
  render: (args) => (
    <Field label="密碼" hint="至少 8 個字元">
      <PasswordInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '顯示密碼' }));
    await expect(canvas.getByLabelText('密碼')).toHaveAttribute('type', 'text');
  },
};
