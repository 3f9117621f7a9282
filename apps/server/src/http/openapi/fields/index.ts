import { articleFields } from './articles';
import { checkoutFields } from './checkout';
import { commonFields } from './common';
import { identityFields } from './identity';
import { notificationFields } from './notifications';
import { orderFields } from './orders';
import { productFields } from './products';
import { schemaDescriptions } from './schemas';
import { shopFields } from './shop';

/** The files of descriptions, for the test that each is used and none is duplicated. */
export const descriptionFiles: readonly Readonly<Record<string, string>>[] = [
  commonFields,
  identityFields,
  shopFields,
  productFields,
  articleFields,
  notificationFields,
  checkoutFields,
  orderFields,
  schemaDescriptions,
];

const descriptions: ReadonlyMap<string, string> = new Map(
  descriptionFiles.flatMap(Object.entries<string>),
);

/** The place of a field: in a named schema, in an endpoint, or a parameter of an endpoint. */
export interface FieldPlace {
  /** `Cart`, or `cart.add`. */
  readonly owner: string;
  /** The property names from there: `['totals', 'count']`; empty: the schema itself. */
  readonly path: readonly string[];
  /** Its part of the endpoint. */
  readonly part?: 'parameter' | 'body' | 'reply';
}

/** The keys under which a field may be described, the most specific first. */
export function keysOf({ owner, path, part }: FieldPlace): readonly string[] {
  const name = path.at(-1);
  if (name === undefined) return [owner];
  const inCall = part ? [[owner, part, ...path].join('.'), `${part}.${name}`] : [];
  return [...inCall, [owner, ...path].join('.'), `${owner}.${name}`, name];
}

/**
 * Returns the description of a field: the one for this exact place, else for this schema or
 * endpoint, else for its name; undefined: none.
 *
 * @example
 * describeField({ owner: 'Cart', path: ['totals', 'count'] }) // 'Number of units that can be bought, without gifts.'
 */
export const describeField = (place: FieldPlace): string | undefined =>
  keysOf(place)
    .map((key) => descriptions.get(key))
    .find((found) => found !== undefined);
