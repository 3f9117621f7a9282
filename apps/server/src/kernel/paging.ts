import type { Paged } from '@mall/contract';

/** The offset and size of a page in its list. */
export interface Slice {
  readonly page: number;
  readonly perPage: number;
  readonly offset: number;
}

/** @param page starts at 1; default 1. */
export function slice(page: number | undefined, perPage: number): Slice {
  const at = page ?? 1;
  return { page: at, perPage, offset: (at - 1) * perPage };
}

/**
 * A page as the API returns it. An empty list still has one page, so that "page 1 of 1" is valid.
 *
 * @param total number of items in all pages.
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

/** The same page with each item mapped by `present`. */
export const mapPage = <Item, Shown>(
  { list, page }: Paged<Item>,
  present: (item: Item) => Shown,
): Paged<Shown> => ({ list: list.map(present), page });
