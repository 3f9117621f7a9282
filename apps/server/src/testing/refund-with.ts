import Fastify from 'fastify';
import type { TestMall } from '.';
import { amountOf } from '../domains/orders';
import type { RefundGateway } from '../domains/payments';
import { previewRefund } from '../domains/staff-orders/preview-refund.service';
import type { RefundContext } from '../domains/staff-orders/refund-context';
import { refundAsShop } from '../domains/staff-orders/refund-order.service';
import { TEST_ACTOR } from './desk';

const { log: silent } = Fastify();

/** What the services of refunds need, with a simulated bank. */
export const refundContext = (
  { db }: Pick<TestMall, 'db'>,
  gateway: RefundGateway,
  log: RefundContext['log'] = silent,
): RefundContext => ({ db, gateway, log, actor: TEST_ACTOR, idempotency: null });

/**
 * Confirms the refund of an order with the sum that its preview names, as a colleague with a simulated bank.
 *
 * @example
 * await refundWith(mall, bank.gateway, { o_id });
 */
export async function refundWith(
  mall: Pick<TestMall, 'db'>,
  gateway: RefundGateway,
  { o_id, by_hand = false }: { readonly o_id: string; readonly by_hand?: boolean },
  log?: RefundContext['log'],
): Promise<void> {
  const refund = { kind: 'order', by_hand } as const;
  const due = await previewRefund(mall.db, gateway, { o_id, refund });
  await refundAsShop(refundContext(mall, gateway, log), { o_id, by_hand, amount: amountOf(due) });
}
