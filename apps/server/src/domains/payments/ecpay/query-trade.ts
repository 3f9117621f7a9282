import * as z from 'zod';
import type { PaymentResult } from '../gateway';
import { isGenuine, signed, type EcpayKeys } from './check-mac-value';

/** Half as long as ECPay waits for us, who ask amid answering. */
const PATIENCE_MS = 5_000;

/** Every field of the answer: values come as they are, so a name alone tells where one ends. */
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

/** `TradeStatus` of a trade that was paid; every other one brought no money, or is none at all. */
const PAID = '1';

/** The signed question of QueryTradeInfo V5; ECPay takes it for three minutes. */
export const tradeQuestion = (
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

/** The answer's fields. It is no form, although it looks like one: a `+` is a plus. */
export function answerFields(text: string): Record<string, string> | null {
  const pairs = text.split(beginning).map((part): [string, string] => {
    const at = part.indexOf('=');
    return [part.slice(0, at), part.slice(at + 1)];
  });
  const fields = new Map(pairs);
  // A name twice: somebody wrote it into a value, and it cannot be told which one is meant.
  return fields.size === pairs.length ? Object.fromEntries(fields) : null;
}

/**
 * Reads the answer of QueryTradeInfo V5.
 *
 * @returns null when nothing was paid.
 * @throws when the answer is not signed by ECPay, or about something else.
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
 * Asks ECPay what became of a trade.
 *
 * @param address QueryTradeInfo V5, or the sandbox's.
 * @throws as {@link readAnswer}, and when nobody answers.
 */
export async function queryTrade(
  address: string,
  merchantTradeNo: string,
  merchantId: string,
  keys: EcpayKeys,
): Promise<PaymentResult | null> {
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(tradeQuestion(merchantTradeNo, merchantId, keys, new Date())),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`The gateway answers ${response.status}`);
  return readAnswer(await response.text(), merchantTradeNo, merchantId, keys);
}
