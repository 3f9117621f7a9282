import type { Transaction } from '../../../db/database';
import { sandboxTrades, type PaymentCode } from '../../../db/schema';
import { SANDBOX } from '../../../config/payment-config';
import { aioCheckoutFields } from '../../../domains/payments';
import { signed } from '../../../platform/ecpay/check-mac-value';

/** The code that a shopper enters at the counter. */
const PAYMENT_NO = 'GW202611200088';

/** The payment attempt of a code. */
interface DemoAttempt {
  readonly merchantTradeNo: string;
  readonly transOrderId: string;
  readonly amount: number;
  readonly items: readonly string[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** A convenience store code issued by the sandbox, which its counter accepts. */
export async function seedCode(tx: Transaction, attempt: DemoAttempt): Promise<PaymentCode> {
  const { merchantId, hashKey, hashIv } = SANDBOX;
  const { createdAt: startedAt, expiresAt, ...order } = attempt;
  const minutes = Math.round((expiresAt.getTime() - startedAt.getTime()) / 60_000);
  const way = {
    method: 'cvs',
    kind: 'code',
    fields: { ChoosePayment: 'CVS', StoreExpireDate: String(minutes) },
  } as const;
  // The sandbox uses only the paths of these URLs.
  const ways = { origin: 'http://localhost' };
  const request = aioCheckoutFields(
    { ...order, way, startedAt, returnUrl: null },
    merchantId,
    ways,
  );
  await tx.insert(sandboxTrades).values({
    merchantTradeNo: attempt.merchantTradeNo,
    request: signed(request, { hashKey, hashIv }),
    state: 'code_issued',
    code: { PaymentNo: PAYMENT_NO },
    expiresAt,
    createdAt: startedAt,
  });
  return { kind: 'cvs', payment_no: PAYMENT_NO };
}
