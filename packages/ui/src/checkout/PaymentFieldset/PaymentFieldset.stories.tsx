import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PaymentFieldset, type PaymentOption } from './PaymentFieldset';

const option = (
  method: PaymentOption['method'],
  name: string,
  description: string,
  rest: Partial<PaymentOption> = {},
): PaymentOption => ({
  ...{ method, name, description, installments: [], available: true, reason: null },
  ...rest,
});

const methods = [
  option('credit', '信用卡一次付清', '付款頁由綠界科技提供，我們不會看到您的卡號。'),
  option('installments', '信用卡分期', '免手續費。', { installments: [3, 6, 12] }),
  option('atm', 'ATM 虛擬帳號', '送出後取得專屬帳號，三天內轉帳。'),
  option('cvs', '超商代碼繳費', '送出後取得代碼，到超商機台列印。', {
    available: false,
    reason: '超商代碼最多只收 NT$20,000',
  }),
];

const meta = {
  title: 'Checkout/PaymentFieldset',
  component: PaymentFieldset,
  args: { methods, total: 1380, value: undefined, onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PaymentFieldset
        {...args}
        value={value}
        onValueChange={(wanted) => {
          args.onValueChange(wanted);
          setValue(wanted);
        }}
      />
    );
  },
} satisfies Meta<typeof PaymentFieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: { method: 'credit' } } };
/** Nothing was chosen before the order was submitted. */
export const Missing: Story = { args: { error: '請選擇付款方式' } };
/** Each number of instalments shows about how much one of them is. */
export const Instalments: Story = {
  args: { value: { method: 'installments', installments: 3 } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const parts = canvas.getByRole('combobox', { name: '分期期數' });
    await expect(parts).toHaveDisplayValue('3 期，每期約 NT$460');
    await userEvent.selectOptions(parts, '6');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      method: 'installments',
      installments: 6,
    });
  },
};
export const Narrow: Story = { ...Default, globals: { viewport: { value: 'narrow' } } };
