import type { Connection } from '../../db/database';
import { foldSearchText, type SearchWords } from '../../db/search';
import { MallError } from '../../kernel/error';
import { findCategories } from './products.repo';

/** Main categories in sequence, each with its sub-categories. */
export async function listCategories(db: Connection) {
  const all = await findCategories(db);
  return all
    .filter(({ parentId }) => parentId === null)
    .map(({ id, name, img, color }) => {
      const sub = all
        .filter(({ parentId }) => parentId === id)
        .map((each) => ({ id: each.id, name: each.name }));
      return { id, name, img, color: color ?? undefined, sub: sub.length > 0 ? sub : undefined };
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

/** Categories whose name contains every search word, main categories first. */
export async function findCategoriesByName(db: Connection, words: SearchWords) {
  const all = await findCategories(db);
  const found = all.filter(({ name }) => {
    const folded = foldSearchText(name);
    return (
      words.length > 0 &&
      words.every((alternatives) => alternatives.some((word) => folded.includes(word)))
    );
  });
  return found
    .sort((one, other) => Number(one.parentId !== null) - Number(other.parentId !== null))
    .map(({ id, name, parentId }) => {
      const parent = all.find((each) => each.id === parentId);
      return { id, name, parent: parent ? { id: parent.id, name: parent.name } : null };
    });
}
