import { RefundRefused, type RefundRequest } from '../gateway';
import { callService } from '../../../platform/outgoing/call-service';
import { signed, type EcpayKeys } from '../../../platform/ecpay/check-mac-value';

/** ECPay's own timeout. */
const TIMEOUT_MS = 10_000;

/** Actions of `DoAction`: refund a captured payment, cancel the capture, release the authorization. */
type Action = 'R' | 'E' | 'N';

/**
 * Refunds a card payment by ECPay's `/CreditDetail/DoAction`, in any state: a captured payment is
 * refunded; one that is not captured yet is taken out of the nightly capture and its authorization is
 * released. ECPay refuses an action that does not fit the state, so trying each is safe.
 *
 * @throws {RefundRefused} with ECPay's message, when no action fits.
 */
export async function refundCard(
  address: string,
  request: RefundRequest,
  merchantId: string,
  keys: EcpayKeys,
): Promise<void> {
  const notRefunded = await act('R');
  if (notRefunded === null) return;
  // A payment that is not captured can only be cancelled as a whole: a partial refund waits for the capture.
  if (request.isPart) throw new RefundRefused(notRefunded);
  await act('E');
  const refusal = await act('N');
  if (refusal !== null) throw new RefundRefused(refusal);

  /** @returns the reason of the refusal; null when it succeeded. */
  async function act(Action: Action): Promise<string | null> {
    const fields = {
      MerchantID: merchantId,
      MerchantTradeNo: request.merchantTradeNo,
      TradeNo: request.tradeNo,
      Action,
      TotalAmount: String(request.amount),
    };
    const response = await callService(
      { service: 'ecpay', operation: `DoAction ${Action}` },
      address,
      {
        method: 'POST',
        body: new URLSearchParams(signed(fields, keys)),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    );
    if (!response.ok) throw new Error(`The gateway answers ${response.status}`);
    const answer = new URLSearchParams(await response.text());
    return answer.get('RtnCode') === '1' ? null : (answer.get('RtnMsg') ?? 'no reason given');
  }
}
