import type { Paged } from '@mall/contract';

/** Where a page begins in its list, and how long it is. */
export interface Slice {
  readonly page: number;
  readonly perPage: number;
  readonly offset: number;
}

/** @param page from 1; the first when not given. */
export function slice(page: number | undefined, perPage: number): Slice {
  const at = page ?? 1;
  return { page: at, perPage, offset: (at - 1) * perPage };
}

/**
 * A page as it goes over the wire. An empty list still has one page, so that "page 1 of 1" holds.
 *
 * @param total how many there are in all pages.
 */
export function paged<Item>(list: Item[], total: number, { page, perPage }: Slice): Paged<Item> {
  return {
    list,
    page: {
      current_page: page,
      total_page: Math.max(1, Math.ceil(total / perPage)),
      per_page: perPage,
      total_count: total,
    },
  };
}

/** The same page, each of its items as `present` shows it. */
export const mapPage = <Item, Shown>(
  { list, page }: Paged<Item>,
  present: (item: Item) => Shown,
): Paged<Shown> => ({ list: list.map(present), page });
