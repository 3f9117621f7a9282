import { weekdays } from '@mall/contract/messages/en';
import type { CouponLabels } from '../types/coupons';

/** English labels of coupons. */
export const coupons: CouponLabels = {
  coupons: 'Coupons',
  bestCoupon: 'Best coupon',
  takesOff: (amount) => `${amount} off`,
  used: (count, amount) => `${count} used, ${amount} off`,
  available: (count) => `${count} ${count === 1 ? 'coupon' : 'coupons'} available`,
  none: 'None of your coupons apply to this order',
  changeCoupons: 'Change coupons',
  change: 'Change',
  chooseCoupon: 'Choose a coupon',
  enterCode: 'Enter a code',
  useNone: 'Remove the coupon',
  doNotUse: 'Remove',
  failed: 'The coupons could not be loaded',
  savesMost: 'Best value',
  replaces: (...names) => `Replaces ${names.map((name) => `“${name}”`).join(', ')}`,
  discount: (amount) => `−${amount}`,
  unavailable: (count) => `Unavailable coupons (${count})`,
  code: 'Coupon code',
  from: (amount) => `Orders over ${amount}`,
  atMost: (amount) => `Up to ${amount} off`,
  combinable: 'Can be combined',
  validFrom: (day) => `Valid from ${day}`,
  until: (time) => `Valid until ${time}`,
  weekdays,
};
