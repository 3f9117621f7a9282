import * as z from 'zod';
import { type EcpayKeys, isGenuine, signed } from '../../platform/ecpay/check-mac-value';
import type { TradeRequest } from './trade-request';
import { paymentTypes, tradeNo } from './trade-result';
import type { TradeState } from './trades.repo';

/** Maximum age in seconds of a query's `TimeStamp`, as at ECPay. */
const MAX_AGE_S = 3 * 60;

const query = z.object({
  MerchantID: z.string(),
  MerchantTradeNo: z.string().regex(/^[0-9A-Za-z]{1,20}$/),
  TimeStamp: z.string().regex(/^\d{1,11}$/),
});

/** `TradeStatus`: paid, not yet paid, and failed. */
const statusOf: Readonly<Record<TradeState, string>> = {
  open: '0',
  code_issued: '0',
  paid: '1',
  failed: '10200095',
  cancelled: '10200095',
  expired: '10200095',
};

/** The trade number of a query, or null: forged, expired, or for another merchant. */
export function readQuery(
  form: unknown,
  merchantId: string,
  keys: EcpayKeys,
  now: Date,
): string | null {
  const fields = z.record(z.string(), z.string()).safeParse(form);
  if (!fields.success || !isGenuine(fields.data, keys)) return null;
  const { data } = query.safeParse(fields.data);
  if (data?.MerchantID !== merchantId) return null;
  const age = Math.abs(now.getTime() / 1000 - Number(data.TimeStamp));
  return age <= MAX_AGE_S ? data.MerchantTradeNo : null;
}

/** `TradeStatus` of an unknown trade. */
const UNKNOWN = '10200047';

/**
 * The signed response of QueryTradeInfo: it looks like a form, but is not URL-encoded.
 *
 * @param found null: unknown trade.
 */
export function tradeAnswer(
  found: { readonly trade: TradeRequest; readonly state: TradeState } | null,
  keys: EcpayKeys,
): string {
  const fields = signed(
    found ? fieldsOf(found.trade, found.state) : { TradeStatus: UNKNOWN },
    keys,
  );
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

const fieldsOf = (trade: TradeRequest, state: TradeState): Record<string, string> => ({
  MerchantID: trade.MerchantID,
  MerchantTradeNo: trade.MerchantTradeNo,
  StoreID: '',
  TradeNo: tradeNo(trade),
  TradeAmt: trade.TotalAmount,
  PaymentDate: '',
  PaymentType: paymentTypes[trade.ChoosePayment],
  HandlingCharge: '0',
  PaymentTypeChargeFee: '0',
  TradeDate: trade.MerchantTradeDate,
  TradeStatus: statusOf[state],
  ItemName: trade.ItemName,
  CustomField1: trade.CustomField1,
  CustomField2: '',
  CustomField3: '',
  CustomField4: '',
});
