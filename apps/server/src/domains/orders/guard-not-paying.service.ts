import type { Connection } from '../../db/database';
import { MallError } from '../../kernel/error';
import { findRefundsOf, mayBePaying } from '../payments';

/**
 * Refuses to pay an order back by hand while the gateway may be paying a refund of it: what it has paid is unknown until
 * it answers.
 *
 * @throws {MallError} refundUnknown
 */
export async function guardNotPaying(db: Connection, orderId: number): Promise<void> {
  const refunds = await findRefundsOf(db, orderId);
  if (refunds.some(mayBePaying)) throw new MallError('refundUnknown');
}
