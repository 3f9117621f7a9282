/** Messages of an order's total and payment. */
export const sharedCheckoutMessages = {
  Items: '商品金額',
  'Shipping fee': '運費',
  Coupons: '優惠券折抵',
  Points: '點數折抵',
  '{0} points': '{0} 點',
  Free: '免運',
  'Pay again': '重新付款',
  'Go and pay': '前往付款',
  'Pay another way': '改用其他方式付款',
} as const;
