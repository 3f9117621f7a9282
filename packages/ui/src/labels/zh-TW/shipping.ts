import type { ShippingLabels } from '../types/shipping';

/** Traditional Chinese labels of the choice of shipping. */
export const defaultShippingLabels: ShippingLabels = {
  shippingMethod: '配送方式',
  free: '免運',
  freeFrom: (amount) => `滿 ${amount} 免運`,
  chooseStore: '選擇取貨門市',
  changeStore: '更換門市',
  recipient: '收件資料',
  name: '收件人姓名',
  phone: '手機號碼',
  phoneHint: '例如 0912345678',
  savedAddresses: '常用地址',
  choose: '請選擇',
  remember: '記住這個地址，下次自動帶入',
  note: '給配送員的話（選填）',
  shipTo: '寄到',
  pickUpAt: '取貨地點',
};
