import type { Layer } from './types';

/** A shipping method of one temperature layer. */
export interface DemoShippingMethod {
  id: number;
  layer: Layer;
  kind: 'home' | 'store' | 'pickup';
  /** The logistics provider's sub-type; null for home delivery by our own carrier and for pickup. */
  subType: 'FAMI' | 'UNIMART' | 'UNIMARTFREEZE' | 'TCAT' | null;
  name: string;
  description: string;
  /** NT$. */
  fee: number;
  /** NT$ to the outlying islands; null when it is the same. */
  islandsFee: number | null;
  /** NT$ from which shipping is free; null when there is no fee. */
  freeFrom: number | null;
  /** Why it is unavailable for outlying islands; null when it is available. */
  islandsOff: string | null;
  /** Maximum order amount, NT$. */
  maxAmount: number | null;
  /** Days from leaving the shop to arriving, on the main island. */
  transitDays: number;
  /** The same to the outlying islands; null when it is unavailable there. */
  islandsTransitDays: number | null;
  /** The weekdays on which the carrier collects parcels, and delivers them: 1 is Monday. */
  collectsOn: number[];
  deliversOn: number[];
}

/** A payment method. */
export interface DemoPaymentMethod {
  id: number;
  code: 'credit' | 'installment' | 'atm' | 'cvs' | 'barcode' | 'transfer';
  name: string;
  description: string;
  /** Months, for instalments. */
  terms: number[];
}

const STORE_LIMIT = 20_000;
const WEEKDAYS = [1, 2, 3, 4, 5];
const UNTIL_SATURDAY = [...WEEKDAYS, 6];
const EVERY_DAY = [...UNTIL_SATURDAY, 7];
/** The refrigerated and frozen vans do not come on Mondays. */
const COLD_VAN = [2, 3, 4, 5];
const pickup = (id: number, layer: Layer): DemoShippingMethod => ({
  id, layer, kind: 'pickup', subType: null, name: '門市自取', description: '臺北市大同區巷口街 12 號，備好會通知您，為您保留三天。',
  fee: 0, islandsFee: null, freeFrom: null, islandsOff: '門市在臺北，離島地址請改選宅配', maxAmount: null,
  transitDays: 0, islandsTransitDays: null, collectsOn: UNTIL_SATURDAY, deliversOn: UNTIL_SATURDAY,
});
const store = {
  kind: 'store' as const, islandsFee: null, islandsOff: '離島門市到貨時間不一，暫不開放', maxAmount: STORE_LIMIT,
  transitDays: 2, islandsTransitDays: null, collectsOn: WEEKDAYS, deliversOn: EVERY_DAY,
};
const cold = { kind: 'home' as const, subType: 'TCAT' as const, description: '低溫送達，請當日收取。', transitDays: 1, islandsTransitDays: null, collectsOn: COLD_VAN, deliversOn: UNTIL_SATURDAY };

/** Shipping methods by layer, in the order shown in checkout. */
export const shippingMethods: DemoShippingMethod[] = [
  { id: 1, layer: 1, kind: 'home', subType: 'TCAT', name: '常溫宅配', description: '送到家門口，離島也能寄。', fee: 100, islandsFee: 250, freeFrom: 1000, islandsOff: null, maxAmount: null, transitDays: 1, islandsTransitDays: 5, collectsOn: WEEKDAYS, deliversOn: UNTIL_SATURDAY },
  { id: 2, layer: 1, subType: 'UNIMART', name: '7-ELEVEN 取貨', description: '到店後會通知您，保留七天。', fee: 60, freeFrom: 800, ...store },
  { id: 3, layer: 1, subType: 'FAMI', name: '全家取貨', description: '到店後會通知您，保留七天。', fee: 60, freeFrom: 800, ...store },
  pickup(4, 1),
  { id: 5, layer: 2, name: '冷藏宅配', fee: 160, islandsFee: null, freeFrom: 1500, islandsOff: '冷藏車不進離島，無法保證鮮度', maxAmount: null, ...cold },
  pickup(6, 2),
  { id: 7, layer: 3, name: '冷凍宅配', fee: 180, islandsFee: null, freeFrom: 1800, islandsOff: '冷凍車不進離島，無法保證溫度', maxAmount: null, ...cold },
  { id: 8, layer: 3, subType: 'UNIMARTFREEZE', name: '7-ELEVEN 冷凍取貨', description: '到店後會通知您，冷凍櫃保留三天。', fee: 120, freeFrom: 1800, ...store },
  pickup(9, 3),
];

/** Payment methods, in the order shown in checkout. */
export const paymentMethods: DemoPaymentMethod[] = [
  { id: 1, code: 'credit', name: '信用卡一次付清', description: 'VISA、Mastercard、JCB 皆可', terms: [] },
  { id: 2, code: 'installment', name: '信用卡分期', description: '3、6、12 期，免手續費', terms: [3, 6, 12] },
  { id: 3, code: 'atm', name: 'ATM 虛擬帳號', description: '取號後 5 天內轉帳', terms: [] },
  { id: 4, code: 'cvs', name: '超商代碼', description: '到超商機台輸入代碼列印繳費單，5 天內繳費', terms: [] },
  { id: 5, code: 'barcode', name: '超商條碼', description: '出示三段條碼到超商櫃檯繳費，5 天內有效', terms: [] },
  { id: 6, code: 'transfer', name: '銀行匯款', description: '匯款後填寫帳號末五碼，一個工作天內對帳', terms: [] },
];
