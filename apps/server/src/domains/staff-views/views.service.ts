import { foldText } from '@mall/contract/search-terms';
import { SAVED_VIEWS_LIMIT, type CheckedStaffBody } from '@mall/contract/staff';
import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import { addView, changeView, dropView, findViews, lockViews, type ViewRow } from './views.repo';

/** What saving a filter leaves: its id, and all filters of the list. */
export interface SavedViews {
  readonly id: number;
  readonly list: readonly ViewRow[];
}

/**
 * Saves a filter of a colleague. A new one that equals the one of the same name changes nothing, so that a call may
 * be repeated.
 *
 * @throws {MallError} notFound, viewNameTaken, tooManyViews
 */
export const saveView = (
  db: Database,
  memberId: number,
  { id, page, name, query, replace = false }: CheckedStaffBody<'views', 'save'>,
): Promise<SavedViews> =>
  transaction(db, async (tx) => {
    await lockViews(tx, memberId);
    const own = await findViews(tx, memberId, page);
    if (id !== undefined && !own.some((view) => view.id === id)) throw new MallError('notFound');
    const foldedName = foldText(name);
    const namesake = own.find((view) => view.foldedName === foldedName && view.id !== id);
    const isRepeated = id === undefined && namesake?.query === query;
    if (namesake && !replace && !isRepeated) throw new MallError('viewNameTaken');
    // A changed filter keeps its place, and a new one takes that of the one it replaces.
    const changed = id ?? namesake?.id;
    if (namesake && namesake.id !== changed) await dropView(tx, memberId, namesake.id);
    if (changed !== undefined) await changeView(tx, changed, { name, foldedName, query });
    else if (own.length >= SAVED_VIEWS_LIMIT) {
      throw new MallError('tooManyViews', [SAVED_VIEWS_LIMIT]);
    }
    const saved = changed ?? (await addView(tx, { memberId, page, name, foldedName, query }));
    return { id: saved, list: await findViews(tx, memberId, page) };
  });

/** Deletes a saved filter of a colleague. @returns the others of its list. @throws {MallError} notFound */
export const deleteView = (db: Database, memberId: number, id: number): Promise<ViewRow[]> =>
  transaction(db, async (tx) => {
    const dropped = await dropView(tx, memberId, id);
    if (!dropped) throw new MallError('notFound');
    return findViews(tx, memberId, dropped.page);
  });
