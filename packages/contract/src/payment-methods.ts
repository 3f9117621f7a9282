/** The ways to pay, as checkout offers them. */
export const paymentMethods = [
  'credit',
  'installments',
  'atm',
  'cvs',
  'barcode',
  'transfer',
] as const;

/** A way to pay, by its name. */
export type PaymentMethodName = (typeof paymentMethods)[number];

/** Those that are chosen by their name alone. */
export const plainPaymentMethods = paymentMethods.filter((name) => name !== 'installments');
