import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaymentSlip } from './PaymentSlip';

const meta = {
  title: 'Orders/PaymentSlip',
  component: PaymentSlip,
  args: {
    name: 'ATM 虛擬帳號',
    amount: 1480,
    until: '11/27（五）23:59',
    timeLeft: '還有 4 天 12 小時',
    details: {
      kind: 'atm',
      bank_code: '013',
      bank_name: '國泰世華商業銀行',
      account: '9103552212345678',
    },
    onCopy: () => Promise.resolve(),
  },
  // The slip's heading level expects a page heading above it, which a story does not have.
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof PaymentSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Atm: Story = {};
export const StoreCode: Story = {
  args: { name: '超商代碼', details: { kind: 'cvs', payment_no: 'GW202611200088' } },
};
export const Barcodes: Story = {
  args: {
    name: '超商條碼',
    details: { kind: 'barcode', barcodes: ['021229E16', 'QW02031234567812', '112345000001480'] },
  },
};
export const Transfer: Story = {
  args: {
    name: '銀行轉帳',
    details: {
      kind: 'transfer',
      bank_code: '812',
      bank_name: '台新國際商業銀行',
      branch_code: '0687',
      branch_name: '大稻埕分行',
      account_name: '巷口市集有限公司',
      account: '28880100123456',
    },
  },
};
export const Narrow: Story = { ...Barcodes, globals: { viewport: { value: 'narrow' } } };
export const NoDeadline: Story = { args: { until: undefined, timeLeft: undefined } };
