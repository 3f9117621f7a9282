import type { SavedViewPage } from '@mall/contract/staff';
import { and, asc, eq } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { staff, views } from '../../db/schema';

/** A filter that a colleague saved, as stored. */
export type ViewRow = typeof views.$inferSelect;

/** The saved filters of a colleague for one list, in the order in which they were saved. */
export const findViews = (
  db: Connection,
  memberId: number,
  page: SavedViewPage,
): Promise<ViewRow[]> =>
  db
    .select()
    .from(views)
    .where(and(eq(views.memberId, memberId), eq(views.page, page)))
    .orderBy(asc(views.id));

/** Locks the saved filters of a colleague until the transaction ends, so that their number stays the same. */
export async function lockViews(tx: Transaction, memberId: number): Promise<void> {
  await tx
    .select({ id: staff.memberId })
    .from(staff)
    .where(eq(staff.memberId, memberId))
    .for('no key update');
}

/** @returns the id of the new filter. */
export async function addView(tx: Transaction, view: typeof views.$inferInsert): Promise<number> {
  const [added] = await tx.insert(views).values(view).returning({ id: views.id });
  if (!added) throw new Error('A new saved filter got no id');
  return added.id;
}

export async function changeView(
  tx: Transaction,
  id: number,
  change: Pick<ViewRow, 'name' | 'foldedName' | 'query'>,
): Promise<void> {
  await tx.update(views).set(change).where(eq(views.id, id));
}

/** @returns the deleted filter of the colleague; undefined: they have none with this id. */
export async function dropView(tx: Transaction, memberId: number, id: number) {
  const [dropped] = await tx
    .delete(views)
    .where(and(eq(views.memberId, memberId), eq(views.id, id)))
    .returning();
  return dropped;
}
