import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Field } from '../Field/Field';
import { Textarea } from './Textarea';

const meta = {
  title: 'Kit/Textarea',
  component: Textarea,
  args: { placeholder: '例如：請放管理室' },
  render: (args) => (
    <Field label="給店家的話">
      <Textarea {...args} />
    </Field>
  ),
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** An empty field is as tall as its rows. */
export const SixRows: Story = {
  args: { rows: 6 },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    const line = Number.parseFloat(getComputedStyle(field).lineHeight);
    await expect(field.clientHeight).toBeGreaterThanOrEqual(Math.floor(6 * line));
  },
};
export const LongText: Story = {
  args: { defaultValue: '白天沒人在家，請放一樓管理室，謝謝。\n'.repeat(8) },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: '已送出' } };
