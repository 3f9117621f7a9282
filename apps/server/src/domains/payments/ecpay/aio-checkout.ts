import { SHOP_LANGUAGE } from '../../../kernel/language';
import { taipeiTime } from '../../../kernel/time';
import { messagesIn } from '../../../messages';
import type { GatewayWay, PaymentRequest } from '../gateway';

/** ECPay takes no more characters of item names. */
const LONGEST_ITEM_NAME = 400;

/** Where ECPay and the shopper's browser find back to the mall. */
export interface WaysBack {
  /** The mall's own origin, without a trailing slash. */
  readonly origin: string;
}

/** The paths that ECPay answers to. */
export const CALLBACK_PATH = '/api/payment/ecpay/callback';
export const CODE_PATH = '/api/payment/ecpay/code';
export const RETURN_PATH = '/api/payment/ecpay/return';

/** The fields of ECPay's AioCheckOut V5, not signed yet. */
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
    TradeDesc: messagesIn(SHOP_LANGUAGE).payments.orderTitle(request.transOrderId),
    ItemName: itemName(request.items),
    ReturnURL: `${origin}${CALLBACK_PATH}`,
    ClientBackURL: `${origin}/order/${request.transOrderId}`,
    CustomField1: request.transOrderId,
    EncryptType: '1',
    ...request.way.fields,
    ...backFields(request.way, origin),
  };
}

/** Where the browser comes back to with a card's result, and with a code that was issued. */
function backFields({ kind }: GatewayWay, origin: string): Record<string, string> {
  const back = `${origin}${RETURN_PATH}`;
  return kind === 'card'
    ? { OrderResultURL: back }
    : { PaymentInfoURL: `${origin}${CODE_PATH}`, ClientRedirectURL: back };
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
