import type { Paged } from '@mall/sdk';

/**
 * Joins pages into one list. An item that moved to a later page between two requests would appear
 * twice, so only its first occurrence remains.
 */
export function flattenPages<Item>(
  pages: readonly Paged<Item>[] | undefined,
  id: (item: Item) => number | string,
): Item[] {
  const seen = new Map<number | string, Item>();
  for (const item of pages?.flatMap((page) => page.list) ?? []) {
    if (!seen.has(id(item))) seen.set(id(item), item);
  }
  return [...seen.values()];
}
