import { articleFields } from './articles';
import { checkoutFields } from './checkout';
import { commonFields } from './common';
import { identityFields } from './identity';
import { notificationFields } from './notifications';
import { orderFields } from './orders';
import { productFields } from './products';
import { schemaWords } from './schemas';
import { shopFields } from './shop';

/** The files of words, for the test that each is used and none is said twice. */
export const wordFiles: readonly Readonly<Record<string, string>>[] = [
  commonFields,
  identityFields,
  shopFields,
  productFields,
  articleFields,
  notificationFields,
  checkoutFields,
  orderFields,
  schemaWords,
];

const words: ReadonlyMap<string, string> = new Map(wordFiles.flatMap(Object.entries<string>));

/** Where a field is: in a schema with a name, in a call, or a call's parameter. */
export interface FieldPlace {
  /** `Cart`, or `cart.add`. */
  readonly owner: string;
  /** The names from there: `['totals', 'count']`; none: the schema itself. */
  readonly path: readonly string[];
  /** Where it is in a call. */
  readonly part?: 'parameter' | 'body' | 'reply';
}

/** The keys under which a field may be described, the most exact first. */
export function keysOf({ owner, path, part }: FieldPlace): readonly string[] {
  const name = path.at(-1);
  if (name === undefined) return [owner];
  const inCall = part ? [[owner, part, ...path].join('.'), `${part}.${name}`] : [];
  return [...inCall, [owner, ...path].join('.'), `${owner}.${name}`, name];
}

/**
 * What a field means: what is said of it at this very place, else in this schema or call, else of its name;
 * undefined: nothing is.
 *
 * @example
 * describeField({ owner: 'Cart', path: ['totals', 'count'] }) // 'Pieces that can be bought, without gifts.'
 */
export const describeField = (place: FieldPlace): string | undefined =>
  keysOf(place)
    .map((key) => words.get(key))
    .find((found) => found !== undefined);
