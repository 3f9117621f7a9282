/** Messages of coupons, at the checkout and in the member centre. */
export const sharedCouponMessages = {
  'From NT${0}': '滿 NT${0} 可用',
  'At most NT${0} off': '最高折 NT${0}',
  'Can be combined': '可與其他券併用',
  'Valid from {0}': '{0}起可用',
  'Until {0}': '{0}到期',
  'Coupon code': '優惠代碼',
} as const;
