import type { OrderLabels } from '../types/shop';

/** Traditional Chinese labels of orders. */
export const defaultOrderLabels: OrderLabels = {
  amountDue: '應繳金額',
  payBy: '繳費期限',
  bank: '銀行代碼',
  bankOfTransfer: '銀行',
  branch: '分行',
  accountName: '戶名',
  account: '帳號',
  paymentNo: '繳費代碼',
  barcodes: '繳費條碼',
  howToPay: {
    atm: '請到任一銀行的 ATM，或用網路銀行、行動銀行轉帳到這個帳號。這是本訂單專屬的帳號，金額需完全相符。',
    cvs: '請到超商的多媒體機台（7-ELEVEN ibon、全家 FamiPort、萊爾富 Life-ET、OK mart OK go）輸入繳費代碼，列印繳費單後到櫃台付款。',
    barcode: '請到超商櫃台出示這三段條碼，依序由店員掃描付款。請把螢幕亮度調到最高。',
    transfer: '請轉帳到這個帳戶，完成後填寫您轉出帳號的末五碼，方便我們為您對帳。',
  },
  afterDeadline: '逾期未繳費，訂單會自動取消。',
  earlierMessages: '看更早的留言',
  itemsAmount: '商品金額',
  shippingFee: '運費',
  freeShipping: '免運',
  couponsAmount: '優惠券折抵',
  pointsAmount: '點數折抵',
  pointsUsed: (points) => `${points.toLocaleString('en')} 點`,
};
