import * as z from 'zod';
import type { EcpayKeys } from '../../../platform/ecpay/check-mac-value';
import { decryptData, encryptData } from '../../../platform/ecpay/encrypted-data';
import { callService } from '../../../platform/outgoing/call-service';

/** As for a refund. */
const TIMEOUT_MS = 10_000;

/** `TransCode`: the call itself was accepted. */
const ACCEPTED = 1;
/** States of an entry of the closing that moves no money. */
const VOID = new Set(['已取消', '操作取消']);

const whole = z.coerce.number().int();
const envelope = z.object({ TransCode: z.literal(ACCEPTED), Data: z.string() });
const answer = z.object({
  RtnCode: z.literal(1),
  RtnValue: z.object({
    Amount: whole,
    CloseData: z.array(z.object({ Status: z.string(), Amount: whole })).nullish(),
  }),
});

/**
 * Reads how much of a card payment was refunded from the entries of its closing: the payment, and each refund as a
 * negative amount.
 *
 * @throws when the answer is not genuine or not clear: then nobody may conclude that a refund was not made.
 */
export function readRefunded(body: unknown, keys: EcpayKeys): number {
  const { Data } = envelope.parse(body);
  const { RtnValue } = answer.parse(decryptData(Data, keys));
  const entries = (RtnValue.CloseData ?? []).filter(({ Status }) => !VOID.has(Status));
  const closed = entries.reduce((sum, { Amount }) => sum + Amount, 0);
  // Without entries the payment is authorized only: nothing can have been refunded.
  const refunded = entries.length === 0 ? 0 : RtnValue.Amount - closed;
  if (refunded < 0 || refunded > RtnValue.Amount) {
    throw new Error('The closing of a payment does not fit its amount');
  }
  return refunded;
}

/**
 * Queries ECPay for how much of a card payment was refunded (developers.ecpay.com.tw/?p=45925). Its stage server cannot
 * be asked, so that the reading of the entries was not tried against a live payment.
 *
 * @param address URL of QueryTrade, or of the sandbox's.
 * @throws as {@link readRefunded}, and when the request fails.
 */
export async function queryRefunded(
  address: string,
  merchantTradeNo: string,
  merchantId: string,
  keys: EcpayKeys,
): Promise<number> {
  const response = await callService({ service: 'ecpay', operation: 'QueryTrade' }, address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      MerchantID: merchantId,
      RqHeader: { Timestamp: Math.floor(Date.now() / 1000) },
      Data: encryptData({ MerchantID: merchantId, MerchantTradeNo: merchantTradeNo }, keys),
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The gateway answers ${response.status}`);
  return readRefunded(await response.json(), keys);
}
