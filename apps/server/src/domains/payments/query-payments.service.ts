import { resumeRequest } from '../../kernel/request-id';
import { findOpenAttempts } from './attempts.repo';
import type { VerificationContext } from './payment-verification.service';
import { settle } from './settle.service';

/**
 * Queries the gateway about an order's payment attempts and applies its answer, so that a lost callback is
 * found before the order expires.
 *
 * @returns false when not all attempts could be queried.
 */
export async function queryPayments(
  context: VerificationContext,
  orderId: number,
): Promise<boolean> {
  const { db, gateway, log } = context;
  let answered = true;
  const query = async (merchantTradeNo: string) => {
    try {
      const result = await gateway.query(merchantTradeNo);
      // Failed attempts are left unchanged: only a payment matters just before the order expires.
      if (result?.outcome === 'paid') await settle(context, result);
    } catch (error) {
      log.warn({ err: error, trade: merchantTradeNo }, 'The gateway could not be queried');
      answered = false;
    }
  };
  for (const { merchantTradeNo, requestId } of await findOpenAttempts(db, orderId)) {
    await resumeRequest(requestId, () => query(merchantTradeNo));
  }
  return answered;
}
