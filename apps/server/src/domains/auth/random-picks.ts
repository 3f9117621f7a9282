import { randomInt } from 'node:crypto';

/** Returns a random item. */
export function pick<Item>(from: readonly Item[]): Item {
  const picked = from[randomInt(from.length)];
  if (picked === undefined) throw new Error('There is nothing to pick from');
  return picked;
}

/** Returns the items in random order. */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, rank: randomInt(2 ** 32) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/** Returns several random items, in random order. */
export const some = <Item>(from: readonly Item[], count: number): Item[] =>
  shuffled(from).slice(0, count);

/** The keys of a table with exactly these keys. */
export const keysOf = <Table extends object>(table: Table): (keyof Table)[] =>
  Object.keys(table) as (keyof Table)[];
