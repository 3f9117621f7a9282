/** The payment methods of the checkout. */
export const paymentMethods = [
  'credit',
  'installments',
  'atm',
  'cvs',
  'barcode',
  'transfer',
] as const;

/** The name of a payment method. */
export type PaymentMethodName = (typeof paymentMethods)[number];

/** The methods that need no further input. */
export const plainPaymentMethods = paymentMethods.filter((name) => name !== 'installments');
