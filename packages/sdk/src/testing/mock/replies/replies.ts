import type { DomainName, EndpointName, Paged, Reply } from '@mall/contract';

/** A fixture for every endpoint of a domain. */
export type Replies<D extends DomainName> = { readonly [K in EndpointName<D>]: Reply<D, K> };

/** Wraps a list into a single page. */
export const onePage = <Item>(list: Item[]): Paged<Item> => ({
  list,
  page: { current_page: 1, total_page: 1, per_page: 24, total_count: list.length },
});

/** A picture of one colour, which needs no server. */
export const plainPicture = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${color}" d="M0 0h8v8H0z"/></svg>`,
  )}`;
