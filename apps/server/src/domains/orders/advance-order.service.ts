import type { Transaction } from '../../db/database';
import type { OrderState } from '@mall/contract';
import { readSettings } from '../configs';
import { notify } from '../notifications';
import { moveOrder, type Actor, type MoveReason } from './move-order.service';
import { applyEffects } from './order-effects.service';
import { stateNotification } from './orders.notifications';
import type { DaysPromised, OrderRow } from './orders.repo';
import { departureOf } from './promised-days';

/**
 * Changes an order's state and applies all side effects: stock, points, coupons, the dealer's commission and
 * the member's notification. The order row must be locked.
 *
 * @throws {MallError} orderMoveRefused
 * @example
 * await advanceOrder(tx, await lockOrder(tx, id), 'shipped', { actor: 'staff:4' });
 */
export async function advanceOrder(
  tx: Transaction,
  order: OrderRow,
  to: OrderState,
  by: { readonly actor: Actor; readonly reason?: MoveReason },
  now = new Date(),
): Promise<void> {
  const promise = to === 'paid' ? await promiseFrom(tx, order, now) : {};
  await moveOrder(tx, order, to, by, promise);
  await applyEffects(tx, order, to, now);
  const notification = stateNotification(order, to, by.reason ?? '');
  if (notification) await notify(tx, order.memberId, notification);
}

/** The days that a payment at a moment promises, to store with the order. */
export async function promiseFrom(
  tx: Transaction,
  order: OrderRow,
  paidAt: Date,
): Promise<DaysPromised> {
  const departure = departureOf(order, await readSettings(tx), paidAt);
  return { leavesOn: departure?.leavesOn ?? null, arrivesOn: departure?.arrivesOn ?? null };
}
