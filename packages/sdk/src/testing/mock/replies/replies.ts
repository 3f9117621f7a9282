import type { DomainName, EndpointName, Paged, Reply } from '@mall/contract';

type Replies<D extends DomainName> = { readonly [K in EndpointName<D>]: Reply<D, K> };

/**
 * Returns the fixtures of a domain, checked against the contract's types. Endpoints without a fixture answer with a
 * sample of their schema.
 */
export const fixturesOf =
  <D extends DomainName>() =>
  <K extends EndpointName<D>>(fixtures: Pick<Replies<D>, K>): Pick<Replies<D>, K> =>
    fixtures;

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
