import type { PaymentLabels } from '../types/payment';

/** Traditional Chinese labels of the choice of payment. */
export const defaultPaymentLabels: PaymentLabels = {
  paymentMethod: '付款方式',
  instalments: '分期期數',
  instalmentsOf: (count, amount) => `${count} 期，每期約 ${amount}`,
};
