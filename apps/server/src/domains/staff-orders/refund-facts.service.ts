import type { Connection } from '../../db/database';
import { feeLeft, mayRefundLines, type OrderParts, paidBeforeRefunds, sharePaid } from '../orders';
import {
  findPaid,
  findRefundLines,
  findRefundsOf,
  planRefund,
  type RefundGateway,
  type RefundPlan,
} from '../payments';

/** What colleagues see of an order's refunds, and of those that they may request. */
export type RefundFacts = Awaited<ReturnType<typeof readRefundFacts>>;

/** Reads the refunds of an order, what the refund of each unit returns, and how it is paid back. */
export async function readRefundFacts(
  db: Connection,
  gateway: RefundGateway,
  { order, items, refunded, withheld }: OrderParts,
) {
  const refunds = await findRefundsOf(db, order.id);
  const paid = await findPaid(db, order.id);
  const now = new Date();
  const wayOf = (amount: number): RefundPlan['way'] | null =>
    paid === undefined ? null : planRefund(gateway, paid, amount, now).way;
  const rest = (paid?.amount ?? 0) - refunded.lines - withheld;
  const moneyOf = sharePaid(await paidBeforeRefunds(db, order), items);
  const isOpen = mayRefundLines(order);
  return {
    refunds: refunds.toReversed(),
    lines: await findRefundLines(
      db,
      refunds.map(({ id }) => id),
    ),
    /** What the refund of each unit that is left returns, NT$, by the line's id. */
    units: new Map(
      items.map(({ id, quantity }) => {
        const before = refunded.units.get(id) ?? 0;
        const left = isOpen ? quantity - before : 0;
        const shares = Array.from(
          { length: left },
          (_, at) => moneyOf(id, before + at + 1) - moneyOf(id, before + at),
        );
        return [id, shares];
      }),
    ),
    fee: isOpen ? await feeLeft(db, order) : 0,
    way: wayOf(rest),
    partWay: wayOf((paid?.amount ?? 0) - 1),
  };
}
