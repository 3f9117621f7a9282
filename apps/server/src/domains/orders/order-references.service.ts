import type { Connection } from '../../db/database';
import { MallError } from '../../kernel/error';
import { findOwnId, findReferences, type OrderReference } from './order-references.repo';

/** Orders as a message refers to them, by id; the state is today's. */
export async function orderReferences(
  db: Connection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OrderReference>> {
  const rows = ids.length === 0 ? [] : await findReferences(db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The order that a member refers to by its number.
 *
 * @throws {MallError} notFound, also when it is another member's
 */
export async function ownOrderId(db: Connection, memberId: number, transOrderId: string) {
  const id = await findOwnId(db, memberId, transOrderId);
  if (id === undefined) throw new MallError('notFound');
  return id;
}
