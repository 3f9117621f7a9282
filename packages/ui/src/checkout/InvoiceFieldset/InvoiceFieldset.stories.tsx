import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { InvoiceFieldset } from './InvoiceFieldset';

const EMPTY = { kind: 'member', code: '', company_no: '', title: '' } as const;

const meta = {
  title: 'Checkout/InvoiceFieldset',
  component: InvoiceFieldset,
  args: {
    value: EMPTY,
    kinds: ['member', 'mobile_barcode', 'citizen', 'donation', 'company'],
    onValueChange: fn(),
    onKindChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <InvoiceFieldset
        {...args}
        value={value}
        onValueChange={setValue}
        onKindChange={(kind) => setValue({ ...value, kind, code: '' })}
      />
    );
  },
} satisfies Meta<typeof InvoiceFieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** An organization is chosen by its name; another one by its code. */
export const Donation: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '變更發票' }));
    await userEvent.click(canvas.getByRole('radio', { name: '捐贈發票' }));
    const charity = canvas.getByRole('combobox', { name: '捐贈單位' });
    await userEvent.selectOptions(charity, '創世基金會 919');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.selectOptions(charity, '其他愛心碼');
    await userEvent.type(canvas.getByRole('textbox', { name: '愛心碼' }), '168001');
    await expect(charity).toHaveDisplayValue('其他愛心碼');
  },
};
/** The barcode of the member's profile is offered. */
export const MobileBarcode: Story = {
  args: { value: { ...EMPTY, kind: 'mobile_barcode' }, savedBarcode: '/ABC1234' },
};
export const Company: Story = {
  args: {
    value: { kind: 'company', code: '', company_no: '04595258', title: '巷口股份有限公司' },
    errors: { company_no: '統一編號檢查碼不符' },
  },
};
export const Narrow: Story = { ...Company, globals: { viewport: { value: 'narrow' } } };
