import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaymentDue } from './PaymentDue';

const meta = {
  title: 'Orders/PaymentDue',
  component: PaymentDue,
  args: {
    name: 'ATM 虛擬帳號',
    amount: 1480,
    until: '11/27（五）23:59',
    timeLeft: '還有 4 天 12 小時',
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof PaymentDue>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
