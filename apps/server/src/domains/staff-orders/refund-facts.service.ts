import type { Connection } from '../../db/database';
import { feeLeft, mayRefundLines, type OrderParts } from '../orders';
import { findRefundLines, findRefundsOf } from '../payments';

/** What colleagues see of an order's refunds, and of those that they may request. */
export type RefundFacts = Awaited<ReturnType<typeof readRefundFacts>>;

/** Reads the refunds of an order, and what may be refunded of it. */
export async function readRefundFacts(
  db: Connection,
  { order, items, refunded }: Pick<OrderParts, 'order' | 'items' | 'refunded'>,
) {
  const refunds = await findRefundsOf(db, order.id);
  const isOpen = mayRefundLines(order);
  const unitsLeft = (id: number, quantity: number) => quantity - (refunded.units.get(id) ?? 0);
  return {
    refunds: refunds.toReversed(),
    lines: await findRefundLines(
      db,
      refunds.map(({ id }) => id),
    ),
    /** How many units of each line may be refunded, by the line's id. */
    units: new Map(items.map(({ id, quantity }) => [id, isOpen ? unitsLeft(id, quantity) : 0])),
    fee: isOpen ? await feeLeft(db, order) : 0,
    /** Whether a colleague confirms the refund of the order: nothing of it is stored yet, or nothing is left to pay. */
    isRestOpen: isRestOpen(refunds, refunded.rest),
  };
}

function isRestOpen(refunds: Awaited<ReturnType<typeof findRefundsOf>>, rest: number): boolean {
  if (refunds.some(({ kind }) => kind === 'order')) return false;
  return rest > 0 || refunds.every(({ state }) => state === 'settled');
}
