import type { PaymentMethodName } from '@mall/contract';

/** A payment method in checkout. */
interface Offer {
  readonly name: string;
  /** @param parts available numbers of instalments; empty if paid at once. */
  readonly hint: (parts: readonly number[]) => string;
}

const methods: Readonly<Record<PaymentMethodName, Offer>> = {
  credit: { name: '信用卡一次付清', hint: () => 'VISA、Mastercard、JCB 皆可' },
  installments: { name: '信用卡分期', hint: (parts) => `可分 ${parts.join('、')} 期` },
  atm: { name: 'ATM 虛擬帳號', hint: () => '取得帳號後到 ATM 或網路銀行轉帳' },
  cvs: { name: '超商代碼繳費', hint: () => '取得代碼後到超商機台列印繳費單' },
  barcode: { name: '超商條碼繳費', hint: () => '出示三段條碼到超商櫃檯繳費' },
  transfer: { name: '銀行轉帳', hint: () => '匯款後填寫帳號末五碼，對帳後出貨' },
};

/** The payment methods. */
export const payments = {
  methods,
  nothingToPay: '不需要付款',
  /** How an attempt was or will be paid. */
  inParts: (name: string, parts: number) => `${name}（${parts} 期）`,
  /** The order's title on the gateway's page. */
  orderTitle: (transOrderId: string) => `訂單 ${transOrderId}`,
  /** The page that redirects to the gateway. */
  redirect: {
    badge: '付款',
    title: '前往付款',
    wait: '正在前往付款頁面，如果沒有自動前往，請按下方按鈕。',
    go: '前往付款',
    goneTitle: '無法前往付款',
    gone: '這個付款連結已經使用過或失效了，請回訂單重新付款。',
    back: '回到我的訂單',
  },
};
