/** Messages of an order's total and payment. */
export const sharedCheckoutMessages = {
  'Pay again': '重新付款',
  'Pay now': '前往付款',
  'Use another payment method': '改用其他方式付款',
} as const;
