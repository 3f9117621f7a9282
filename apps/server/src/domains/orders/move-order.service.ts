import type { Transaction } from '../../db/database';
import type { OrderState } from '@mall/contract';
import { MallError } from '../../kernel/error';
import { mayTransition } from './order-transitions';
import { addEvent, changeState, type DaysPromised } from './orders.repo';

/** The person or process that changes an order's state. */
export type Actor = `member:${number}` | `staff:${number}` | 'gateway' | 'clock';

/** Why an order changed state, if the state alone does not explain it; texts: `happeningsBecause` (catalogues). */
export type MoveReason =
  | ''
  | 'paid_too_late'
  | 'fee_stays'
  | 'fee_kept'
  | 'fee_returned'
  | 'lines_refunded'
  | 'refund_withdrawn';

/**
 * Changes an order's state if the transition table allows it, and adds it to the order's timeline. When two
 * calls change the same order at once, one succeeds; the other fails because the state has changed.
 *
 * @param promise - the days that the new state promises.
 * @throws {MallError} orderMoveRefused
 * @example
 * await moveOrder(tx, order, 'paid', { actor: 'gateway' });
 */
export async function moveOrder(
  tx: Transaction,
  order: { readonly id: number; readonly state: OrderState },
  to: OrderState,
  { actor, reason = '' }: { readonly actor: Actor; readonly reason?: MoveReason },
  promise: Partial<DaysPromised> = {},
): Promise<void> {
  const { id, state: from } = order;
  if (!mayTransition(from, to)) throw new MallError('orderMoveRefused');
  const moved = await changeState(tx, id, from, to, promise);
  if (!moved) throw new MallError('orderMoveRefused');
  await addEvent(tx, { orderId: id, from, to, actor, reason });
}
