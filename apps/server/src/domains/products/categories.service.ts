import { foldText, searchTerms } from '@mall/contract/search-terms';
import type { Connection } from '../../db/database';
import { MallError } from '../../kernel/error';
import { findCategories } from './products.repo';

/** Main categories in sequence, each with its sub-categories. */
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
 * A category with its parent.
 *
 * @throws {MallError} notFound
 */
export async function readCategory(db: Connection, id: number) {
  const all = await findCategories(db);
  const category = all.find((each) => each.id === id);
  if (!category) throw new MallError('notFound');
  const parent = all.find((each) => each.id === category.parentId);
  return {
    id,
    name: category.name,
    parent: parent ? { id: parent.id, name: parent.name } : null,
  };
}

/**
 * Categories whose name contains every search word, main categories first.
 *
 * @param typed words, compared as in the product search: width, case and 臺 make no difference.
 */
export async function findCategoriesByName(db: Connection, typed: string) {
  const all = await findCategories(db);
  const words = searchTerms(typed);
  const found = all.filter(({ name }) => {
    const folded = foldText(name);
    return words.length > 0 && words.every((word) => folded.includes(word));
  });
  return found
    .sort((one, other) => Number(one.parentId !== null) - Number(other.parentId !== null))
    .map(({ id, name, parentId }) => {
      const parent = all.find((each) => each.id === parentId);
      return { id, name, parent: parent ? { id: parent.id, name: parent.name } : null };
    });
}
