import { weekdays } from '@mall/contract/messages/zh-TW';
import type { CouponLabels } from '../types/coupons';

/** Traditional Chinese labels of coupons. */
export const defaultCouponLabels: CouponLabels = {
  coupons: '優惠券',
  bestCoupon: '最划算的優惠券',
  takesOff: (amount) => `已折抵 ${amount}`,
  used: (count, amount) => `${count} 張，折抵 ${amount}`,
  available: (count) => `有 ${count} 張優惠券可用`,
  none: '沒有可用的優惠券',
  changeCoupons: '變更優惠券',
  change: '變更',
  chooseCoupon: '選擇優惠券',
  enterCode: '輸入優惠代碼',
  useNone: '不使用優惠券',
  doNotUse: '不使用',
  failed: '優惠券載入失敗',
  savesMost: '最划算',
  replaces: (...names) => `會取代${names.map((name) => `「${name}」`).join('')}`,
  discount: (amount) => `折 ${amount}`,
  unavailable: (count) => `目前不能使用的優惠券（${count}）`,
  code: '優惠代碼',
  from: (amount) => `滿 ${amount} 可用`,
  atMost: (amount) => `最高折 ${amount}`,
  combinable: '可與其他券併用',
  validFrom: (day) => `${day}起可用`,
  until: (time) => `${time}到期`,
  weekdays,
};
