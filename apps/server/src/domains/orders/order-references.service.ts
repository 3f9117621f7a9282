import type { Connection } from '../../db/database';
import { MallError } from '../../kernel/error';
import { findOwnId, findReferences, type OrderReference } from './order-references.repo';

/** Orders as messages refer to them, by id, with their current state. */
export async function orderReferences(
  db: Connection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OrderReference>> {
  const rows = ids.length === 0 ? [] : await findReferences(db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The id of the order that a member refers to by its number.
 *
 * @throws {MallError} notFound, also when it belongs to another member
 */
export async function ownOrderId(db: Connection, memberId: number, transOrderId: string) {
  const id = await findOwnId(db, memberId, transOrderId);
  if (id === undefined) throw new MallError('notFound');
  return id;
}
