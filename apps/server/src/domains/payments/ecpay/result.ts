import * as z from 'zod';
import type { PaymentResult } from '../gateway';
import { isGenuine, type EcpayKeys } from '../../../platform/ecpay/check-mac-value';
import { readIssued, hasIssuedCode } from './issued-code';

const message = z.record(z.string().max(100), z.string().max(2000));

const result = z.object({
  MerchantID: z.string(),
  MerchantTradeNo: z.string().regex(/^[0-9A-Za-z]{1,20}$/),
  RtnCode: z.string(),
  RtnMsg: z.string().default(''),
  TradeAmt: z.string().regex(/^\d{1,10}$/),
  SimulatePaid: z.string().default('0'),
});

/** `RtnCode` of a successful payment. */
const PAID = '1';

/**
 * Reads a payment result of ECPay, in the same format for ReturnURL, PaymentInfoURL, OrderResultURL and
 * ClientRedirectURL.
 *
 * @returns null when the signature or a field is invalid, or it is for another merchant.
 */
export function readResult(
  form: unknown,
  merchantId: string,
  keys: EcpayKeys,
): PaymentResult | null {
  const fields = message.safeParse(form);
  if (!fields.success || !isGenuine(fields.data, keys)) return null;
  const parsed = result.safeParse(fields.data);
  if (!parsed.success || parsed.data.MerchantID !== merchantId) return null;
  const { MerchantTradeNo, RtnCode, RtnMsg, TradeAmt, SimulatePaid } = parsed.data;
  const { CheckMacValue: _, ...raw } = fields.data;
  const base = {
    merchantTradeNo: MerchantTradeNo,
    amount: Number(TradeAmt),
    message: RtnMsg.slice(0, 200),
    raw,
  };
  if (hasIssuedCode(RtnCode)) {
    const issued = readIssued(raw);
    return issued && { ...base, outcome: 'code_issued', issued };
  }
  const paid = SimulatePaid === '1' ? 'simulated' : 'paid';
  return { ...base, outcome: RtnCode === PAID ? paid : 'failed', issued: null };
}
