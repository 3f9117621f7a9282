import type { Connection } from '../../db/database';
import { readAnyOrder } from '../orders';
import {
  findAttempts,
  findBuyer,
  findColleagueNames,
  findNeighbours,
  findNotes,
} from './order-detail.repo';
import { readRefundFacts } from './refund-facts.service';

/** An order with everything that colleagues see of it. */
export type StaffOrderParts = Awaited<ReturnType<typeof readStaffOrder>>;

/** Reads one order in full. @throws {MallError} notFound */
export async function readStaffOrder(db: Connection, transOrderId: string) {
  const parts = await readAnyOrder(db, transOrderId);
  const { order, events } = parts;
  return {
    parts,
    refund: await readRefundFacts(db, parts),
    buyer: await findBuyer(db, order.memberId),
    names: await findColleagueNames(
      db,
      events.flatMap(({ actor }) => staffIdOf(actor) ?? []),
    ),
    notes: await findNotes(db, order.id),
    attempts: await findAttempts(db, order.id),
    neighbours: await findNeighbours(db, order.id),
  };
}

/** The colleague who caused an event; null: no colleague did. */
export const staffIdOf = (actor: string): number | null => {
  const [, id] = /^staff:(\d+)$/.exec(actor) ?? [];
  return id === undefined ? null : Number(id);
};
