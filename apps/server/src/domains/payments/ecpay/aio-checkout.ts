import { SHOP_LANGUAGE } from '../../../kernel/language';
import { withValue } from '../../../kernel/return-url';
import { taipeiTime } from '../../../kernel/time';
import { messagesIn } from '../../../messages';
import { CALLBACK_PATH, CODE_PATH, RETURN_PATH } from '../../../platform/ecpay/callback-paths';
import type { GatewayWay, PaymentRequest } from '../gateway';

/** ECPay's maximum length of the item names, in characters. */
const LONGEST_ITEM_NAME = 400;

/** The URLs at which ECPay and the shopper's browser return to the shop. */
export interface WaysBack {
  /** The site's own origin, without a trailing slash. */
  readonly origin: string;
}

/** The fields of ECPay's AioCheckOut V5, without the signature. */
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
    ClientBackURL: returnAddress(request, origin),
    CustomField1: request.transOrderId,
    EncryptType: '1',
    ...request.way.fields,
    ...backFields(request.way, origin),
  };
}

/** Where the shopper goes without a result: with the order's number, so that a storefront can show it. */
const returnAddress = ({ returnUrl, transOrderId }: PaymentRequest, origin: string): string =>
  returnUrl === null
    ? `${origin}/order/${transOrderId}`
    : withValue(returnUrl, 'order', transOrderId);

/** The URLs that the browser returns to, with a card's result or with an issued code. */
function backFields({ kind }: GatewayWay, origin: string): Record<string, string> {
  const back = `${origin}${RETURN_PATH}`;
  return kind === 'card'
    ? { OrderResultURL: back }
    : { PaymentInfoURL: `${origin}${CODE_PATH}`, ClientRedirectURL: back };
}

/**
 * Joins item names with `#`, as ECPay expects them. A list that is too long is cut here: otherwise ECPay
 * would cut it, and the signature would no longer match.
 *
 * @example
 * itemName(['芒果乾 x 2', '鹽 #3 x 1']) // '芒果乾 x 2#鹽 3 x 1'
 */
export function itemName(items: readonly string[]): string {
  // `#` is the separator, and ECPay's firewall treats angle brackets as an attack.
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
