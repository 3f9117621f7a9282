import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../../kit/Field/Field';
import { Input } from '../../kit/Input/Input';
import { Stack } from '../../kit/Stack/Stack';
import { SaveBar } from './SaveBar';

const meta = {
  title: 'Desk/SaveBar',
  component: SaveBar,
  args: { dirty: true, onDiscard: fn(), onSave: fn() },
} satisfies Meta<typeof SaveBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Saving: Story = { args: { saving: true } };
export const Failed: Story = {
  args: { error: '沒有儲存：這個條碼已經是「愛文芒果禮盒」的。' },
};
/** It appears with the first change, and returns the focus when it is gone. */
export const InForm: Story = {
  render: function Form(args) {
    const [saved, setSaved] = useState('玉井愛文芒果');
    const [name, setName] = useState(saved);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSaved(name);
        }}
      >
        <Stack gap={5}>
          <Field label="商品名稱">
            <Input value={name} onChange={({ target }) => setName(target.value)} />
          </Field>
          <SaveBar
            {...args}
            dirty={name !== saved}
            onSave={undefined}
            onDiscard={() => setName(saved)}
          />
        </Stack>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: '商品名稱' });
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.type(field, '禮盒');
    await userEvent.click(canvas.getByRole('button', { name: '儲存' }));
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(field).toHaveFocus();
    await userEvent.type(field, '（大）');
  },
};
export const Narrow: Story = { ...Failed, globals: { viewport: { value: 'narrow' } } };
