import type { PaymentLabels } from '../types/payment';

/** English labels of the choice of payment. */
export const payment: PaymentLabels = {
  paymentMethod: 'Payment method',
  instalments: 'Instalments',
  instalmentsOf: (count, amount) => `${count} instalments of about ${amount}`,
};
