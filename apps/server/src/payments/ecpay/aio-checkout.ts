import { taipeiTime } from '../../http/taipei-time';
import type { PaymentRequest } from '../gateway';

/** ECPay takes no more characters of item names. */
const LONGEST_ITEM_NAME = 400;

/** Where ECPay and the shopper's browser find back to the mall. */
export interface WaysBack {
  /** The mall's own origin, without a trailing slash. */
  readonly origin: string;
}

/** The paths that ECPay answers to. */
export const CALLBACK_PATH = '/api/payment/ecpay/callback';
export const RETURN_PATH = '/api/payment/ecpay/return';

/** The fields of ECPay's AioCheckOut V5 for a card payment, not signed yet. */
export function aioCheckoutFields(
  request: PaymentRequest,
  merchantId: string,
  { origin }: WaysBack,
): Record<string, string> {
  return {
    MerchantID: merchantId,
    MerchantTradeNo: request.merchantTradeNo,
    MerchantTradeDate: taipeiTime(request.startedAt).replaceAll('-', '/'),
    PaymentType: 'aio',
    TotalAmount: String(request.amount),
    TradeDesc: `訂單 ${request.transOrderId}`,
    ItemName: itemName(request.items),
    ReturnURL: `${origin}${CALLBACK_PATH}`,
    OrderResultURL: `${origin}${RETURN_PATH}`,
    ClientBackURL: `${origin}/order/${request.transOrderId}`,
    ChoosePayment: 'Credit',
    ...(request.installments === null ? {} : { CreditInstallment: String(request.installments) }),
    CustomField1: request.transOrderId,
    EncryptType: '1',
  };
}

/**
 * Item names as ECPay takes them, `#` between two. Too long a list is cut here: ECPay would cut it
 * too, and the signature would then not match any more.
 *
 * @example
 * itemName(['芒果乾 x 2', '鹽 #3 x 1']) // '芒果乾 x 2#鹽 3 x 1'
 */
export function itemName(items: readonly string[]): string {
  // `#` is the separator, and ECPay's firewall takes angle brackets for an attack.
  const clean = items.map((item) =>
    item
      .replace(/[#<>\p{Cc}]/gu, ' ')
      .replace(/ +/g, ' ')
      .trim(),
  );
  const cut = clean.join('#').slice(0, LONGEST_ITEM_NAME);
  // Half a surrogate pair cannot be encoded.
  return cut.replace(/[\ud800-\udbff]$/, '');
}
