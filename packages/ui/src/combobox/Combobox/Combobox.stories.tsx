import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Field } from '../../kit/Field/Field';
import { Combobox, type ComboboxOption } from './Combobox';

const BANKS: readonly ComboboxOption[] = [
  { value: '004', note: '004', label: '臺灣銀行' },
  { value: '005', note: '005', label: '臺灣土地銀行' },
  { value: '006', note: '006', label: '合作金庫商業銀行' },
  { value: '013', note: '013', label: '國泰世華商業銀行' },
  { value: '700', note: '700', label: '中華郵政' },
  { value: '808', note: '808', label: '玉山商業銀行' },
  { value: '822', note: '822', label: '中國信託商業銀行' },
];

const meta = {
  title: 'Combobox/Combobox',
  component: Combobox,
  args: { options: BANKS, value: undefined, onValueChange: fn(), placeholder: '輸入名稱或代碼' },
  decorators: [(Story) => <div style={{ maxWidth: 400, minHeight: 420 }}>{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Field required label="銀行" hint="可以輸入名稱或三碼代碼">
        <Combobox {...args} value={value} onValueChange={setValue} />
      </Field>
    );
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
  await screen.findByRole('listbox');
};

export const Empty: Story = {};
export const Chosen: Story = { args: { value: '700' } };
export const Open: Story = { args: { value: '700' }, play: open };
export const NoneFits: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), '農會');
    await expect(screen.getByRole('status')).toHaveTextContent('沒有符合的選項');
  },
};
export const Disabled: Story = { args: { value: '700', disabled: true } };
export const Narrow: Story = { play: open, globals: { viewport: { value: 'narrow' } } };
