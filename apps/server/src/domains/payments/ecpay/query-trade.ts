import * as z from 'zod';
import type { PaymentResult } from '../gateway';
import { callService } from '../../../platform/outgoing/call-service';
import { isGenuine, signed, type EcpayKeys } from '../../../platform/ecpay/check-mac-value';

/** Half of ECPay's own timeout: the query runs while ECPay waits for the answer to its callback. */
const TIMEOUT_MS = 5_000;

/** All fields of the answer: values are not encoded, so only a known name marks where a value ends. */
const names = [
  'MerchantID',
  'MerchantTradeNo',
  'StoreID',
  'TradeNo',
  'TradeAmt',
  'PaymentDate',
  'PaymentType',
  'HandlingCharge',
  'PaymentTypeChargeFee',
  'TradeDate',
  'TradeStatus',
  'ItemName',
  'CustomField1',
  'CustomField2',
  'CustomField3',
  'CustomField4',
  'CheckMacValue',
];
const beginning = new RegExp(`(?:^|&)(?=(?:${names.join('|')})=)`);

const answer = z.object({
  MerchantID: z.string(),
  MerchantTradeNo: z.string(),
  TradeAmt: z.string().regex(/^\d{1,10}$/),
});

/** `TradeStatus` of a paid trade; any other value means not paid, or unknown. */
const PAID = '1';

/** The signed request for QueryTradeInfo V5; ECPay accepts it for three minutes. */
export const tradeQuery = (
  merchantTradeNo: string,
  merchantId: string,
  keys: EcpayKeys,
  now: Date,
): Record<string, string> =>
  signed(
    {
      MerchantID: merchantId,
      MerchantTradeNo: merchantTradeNo,
      TimeStamp: String(Math.floor(now.getTime() / 1000)),
    },
    keys,
  );

/** The fields of the answer. It looks form-encoded but is not: a `+` is a plus. */
export function answerFields(text: string): Record<string, string> | null {
  const pairs = text.split(beginning).map((part): [string, string] => {
    const at = part.indexOf('=');
    return [part.slice(0, at), part.slice(at + 1)];
  });
  const fields = new Map(pairs);
  // A name that occurs twice was injected into a value; it is unknown which of the two is real.
  return fields.size === pairs.length ? Object.fromEntries(fields) : null;
}

/**
 * Reads the answer of QueryTradeInfo V5.
 *
 * @returns null when nothing was paid.
 * @throws when the signature is wrong, or the answer belongs to another trade.
 */
export function readAnswer(
  text: string,
  merchantTradeNo: string,
  merchantId: string,
  keys: EcpayKeys,
): PaymentResult | null {
  const fields = answerFields(text.trim());
  if (!fields || !isGenuine(fields, keys)) throw new Error('The answer on a trade is not genuine');
  const { CheckMacValue: _, ...raw } = fields;
  if (raw['TradeStatus'] !== PAID) return null;
  const { TradeAmt, ...about } = answer.parse(raw);
  if (about.MerchantID !== merchantId || about.MerchantTradeNo !== merchantTradeNo) {
    throw new Error('The answer is about another trade');
  }
  const amount = Number(TradeAmt);
  return { merchantTradeNo, amount, outcome: 'paid', issued: null, message: '', raw };
}

/**
 * Queries ECPay for the state of a trade.
 *
 * @param address URL of QueryTradeInfo V5, or of the sandbox's.
 * @throws as {@link readAnswer}, and when the request fails.
 */
export async function queryTrade(
  address: string,
  merchantTradeNo: string,
  merchantId: string,
  keys: EcpayKeys,
): Promise<PaymentResult | null> {
  const response = await callService({ service: 'ecpay', operation: 'QueryTradeInfo' }, address, {
    method: 'POST',
    body: new URLSearchParams(tradeQuery(merchantTradeNo, merchantId, keys, new Date())),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The gateway answers ${response.status}`);
  return readAnswer(await response.text(), merchantTradeNo, merchantId, keys);
}
