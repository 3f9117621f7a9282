/**
 * Moves an item of a list to another index, clamped to the list's bounds.
 *
 * @example
 * move(['a', 'b', 'c'], (letter) => letter === 'a', 2) // ['b', 'c', 'a']
 */
export function move<Item>(
  list: readonly Item[],
  which: (item: Item) => boolean,
  to: number,
): readonly Item[] {
  const from = list.findIndex(which);
  const moved = list[from];
  const place = Math.min(Math.max(to, 0), list.length - 1);
  if (moved === undefined || place === from) return list;
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, place), moved, ...others.slice(place)];
}
