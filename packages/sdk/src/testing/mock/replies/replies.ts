import {
  contract,
  type DomainName,
  type Endpoint,
  type EndpointName,
  type Paged,
  type Reply,
} from '@mall/contract';
import { sampleOf } from '@mall/contract/sample';

/** A reply to every endpoint of a domain. */
export type Replies<D extends DomainName> = { readonly [K in EndpointName<D>]: Reply<D, K> };

/** Returns a reply to every endpoint of a domain: its fixture, else a sample of its schema. */
export function fixturesOf<D extends DomainName>(
  domain: D,
  fixtures: Partial<Replies<D>>,
): Replies<D> {
  const samples = Object.entries<Endpoint>(contract[domain])
    .filter(([name]) => !(name in fixtures))
    .map(([name, { reply }]) => [name, sampleOf(reply)]);
  return { ...(Object.fromEntries(samples) as Replies<D>), ...fixtures };
}

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
