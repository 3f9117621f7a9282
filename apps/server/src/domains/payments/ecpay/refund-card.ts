import { RefundRefused, type RefundRequest } from '../gateway';
import { signed, type EcpayKeys } from './check-mac-value';

/** As long as ECPay itself waits for an answer. */
const PATIENCE_MS = 10_000;

/** What `DoAction` does: refund what was collected; take back the collecting; drop the hold. */
type Action = 'R' | 'E' | 'N';

/**
 * Gives a card payment back by ECPay's `/CreditDetail/DoAction`, wherever it stands: what was
 * collected already is refunded; what was not is taken out of the evening's collection and dropped.
 * Each action is refused where it does not fit, so trying is safe.
 *
 * @throws {RefundRefused} with ECPay's words, when nothing fits.
 */
export async function refundCard(
  address: string,
  request: RefundRequest,
  merchantId: string,
  keys: EcpayKeys,
): Promise<void> {
  const notRefunded = await act('R');
  if (notRefunded === null) return;
  // What is not collected yet can only be dropped whole: a part of it waits until it is.
  if (request.isPart) throw new RefundRefused(notRefunded);
  await act('E');
  const refusal = await act('N');
  if (refusal !== null) throw new RefundRefused(refusal);

  /** @returns why it was refused; null when it was done. */
  async function act(Action: Action): Promise<string | null> {
    const fields = {
      MerchantID: merchantId,
      MerchantTradeNo: request.merchantTradeNo,
      TradeNo: request.tradeNo,
      Action,
      TotalAmount: String(request.amount),
    };
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(signed(fields, keys)),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`The gateway answers ${response.status}`);
    const said = new URLSearchParams(await response.text());
    return said.get('RtnCode') === '1' ? null : (said.get('RtnMsg') ?? 'no reason given');
  }
}
