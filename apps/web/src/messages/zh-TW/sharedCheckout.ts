/** Messages of an order's total and payment. */
export const sharedCheckoutMessages = {
  'Pay again': '重新付款',
  'Go and pay': '前往付款',
  'Pay another way': '改用其他方式付款',
} as const;
