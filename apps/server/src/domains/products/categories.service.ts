import type { Connection } from '../../db/database';
import { MallFailure } from '../../http/failure';
import { findCategories } from './products.repo';

/** Main categories in order, each with its sub-categories. */
export async function listCategories(db: Connection) {
  const all = await findCategories(db);
  return all
    .filter(({ parentId }) => parentId === null)
    .map(({ id, name }) => {
      const sub = all
        .filter(({ parentId }) => parentId === id)
        .map((each) => ({ id: each.id, name: each.name }));
      return sub.length > 0 ? { id, name, sub } : { id, name };
    });
}

/**
 * A category with the one above it.
 *
 * @throws {MallFailure} notFound
 */
export async function readCategory(db: Connection, id: number) {
  const all = await findCategories(db);
  const category = all.find((each) => each.id === id);
  if (!category) throw new MallFailure('notFound');
  const parent = all.find((each) => each.id === category.parentId);
  return {
    id,
    name: category.name,
    parent: parent ? { id: parent.id, name: parent.name } : null,
  };
}
