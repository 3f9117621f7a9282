import type { Connection } from '../../db/database';
import { readAnyOrder } from '../orders';
import { findPaid, methods, type PaymentGateway } from '../payments';
import {
  findAttempts,
  findBuyer,
  findColleagueNames,
  findNeighbours,
  findNotes,
  findRefunds,
} from './order-detail.repo';

/** An order with everything that colleagues see of it. */
export type StaffOrderParts = Awaited<ReturnType<typeof readStaffOrder>>;

/** Reads one order in full. @throws {MallError} notFound */
export async function readStaffOrder(
  { db, gateway }: { readonly db: Connection; readonly gateway: Pick<PaymentGateway, 'refund'> },
  transOrderId: string,
) {
  const parts = await readAnyOrder(db, transOrderId);
  const { order, events } = parts;
  const paid = await findPaid(db, order.id);
  const isCard = paid !== undefined && methods[paid.method].gateway?.kind === 'card';
  return {
    parts,
    /** Whether there is money to pay back, and whether the payment provider can do it. */
    refund: { isPaid: paid !== undefined, isByGateway: isCard && gateway.refund !== null },
    buyer: await findBuyer(db, order.memberId),
    names: await findColleagueNames(
      db,
      events.flatMap(({ actor }) => staffIdOf(actor) ?? []),
    ),
    notes: await findNotes(db, order.id),
    attempts: await findAttempts(db, order.id),
    refunds: await findRefunds(db, order.id),
    neighbours: await findNeighbours(db, order.id),
  };
}

/** The colleague who caused an event; null: no colleague did. */
export const staffIdOf = (actor: string): number | null => {
  const [, id] = /^staff:(\d+)$/.exec(actor) ?? [];
  return id === undefined ? null : Number(id);
};
