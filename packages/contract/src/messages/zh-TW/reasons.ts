import { formatTime } from '../format-time';
import { money } from '../money';
import type { ReasonMessages } from '../reasons';
import { temperatures, weekdays } from './terms';

/** Reasons why something is unavailable. */
export const reasons: ReasonMessages = {
  couponNotYet: ({ day }) => `${formatTime(day, weekdays)}起才能使用`,
  couponOver: () => '已經過期',
  couponUsedUp: () => '已經兌換完畢',
  couponUsed: () => '已經使用過',
  couponClaimed: () => '您已經領取或使用過這張優惠券',
  couponOtherLayer: ({ layer }) => `只能用於${temperatures[layer]}商品`,
  couponMinimum: ({ minimum, short }) => `商品滿 ${money(minimum)} 才能使用，還差 ${money(short)}`,
  couponNothingOff: () => '沒有可折抵的金額',
  couponFreeAnyway: () => '這筆訂單已經免運費',
  couponAlone: () => '不能和其他優惠券一起使用',
  couponShippingTwice: () => '免運券每筆訂單限用一張',
  couponTwice: () => '同一種優惠券每筆訂單限用一張',

  layerPaused: () => '這個溫層目前暫停販售',
  shippingNotOffered: () => '這個溫層沒有這個配送方式',
  storesWithoutLayer: () => '這個溫層沒有超商取貨',
  goodsTooDear: ({ limit }) => `商品金額超過 ${money(limit)}，請改選其他配送方式`,
  storeTooBulky: ({ names }) =>
    `${names.map((name) => `「${name}」`).join('')}的尺寸或重量超過超商取貨的限制`,
  storeTooSlow: ({ names }) =>
    `${names.map((name) => `「${name}」`).join('')}放不了那麼久，不能送到超商等您取貨`,
  noIslands: ({ words }) => words,

  paymentNotOffered: () => '沒有這個選項',
  totalTooLarge: () => '單筆金額過高，請分次結帳',
  cardsPaused: () => '目前暫停刷卡付款',
  paymentPaused: () => '目前暫停這個付款方式',
  amountBelow: ({ least }) => `這個付款方式的最低金額是 ${money(least)}`,
  amountAbove: ({ most }) => `這個付款方式的最高金額是 ${money(most)}`,
  tooLateForDays: () => '付款期限不到一天，請改用其他方式',
  tooLateForCounter: () => '付款期限快到了，請改用信用卡',
  unpaidOrders: ({ most }) => `您有 ${most} 筆訂單還沒有付款，請先付款或取消`,
};
