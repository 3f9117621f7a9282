import type { Transaction } from '../../db/database';
import type { OrderState } from '@mall/contract';
import { MallError } from '../../kernel/error';
import { mayTransition } from './order-transitions';
import { addEvent, changeState } from './orders.repo';

/** Who or what moves an order. */
export type Actor = `member:${number}` | `staff:${number}` | 'gateway' | 'clock';

/** Why an order moved, where its new state alone does not say; said by the catalogues (`happeningsBecause`). */
export type MoveReason = '' | 'paid_too_late' | 'fee_stays' | 'fee_kept' | 'fee_returned';

/**
 * Moves an order along the table of moves and notes it in its timeline. Of two that move one order
 * at the same time, one gets through: the other finds it in another state than it thought.
 *
 * @throws {MallError} orderMoveRefused
 * @example
 * await moveOrder(tx, order, 'paid', { actor: 'gateway' });
 */
export async function moveOrder(
  tx: Transaction,
  order: { readonly id: number; readonly state: OrderState },
  to: OrderState,
  { actor, reason = '' }: { readonly actor: Actor; readonly reason?: MoveReason },
): Promise<void> {
  const { id, state: from } = order;
  if (!mayTransition(from, to)) throw new MallError('orderMoveRefused');
  const moved = await changeState(tx, id, from, to);
  if (!moved) throw new MallError('orderMoveRefused');
  await addEvent(tx, { orderId: id, from, to, actor, reason });
}
