import { MallError } from '../kernel/error';

/** Deeper than any payload of the contract. */
const DEEPEST = 32;
/** What no column holds and no address can carry: a NUL, half of a pair of surrogates. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/**
 * Makes sure that what somebody sent as JSON is made of texts that can be kept, and not so deep that
 * whoever walks through it falls.
 *
 * @throws {MallError} malformed
 */
export function guardPlainData(data: unknown): void {
  const waiting: [value: unknown, depth: number][] = [[data, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string' && UNSTORABLE.test(value)) throw new MallError('malformed');
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DEEPEST) throw new MallError('malformed');
    for (const [name, inside] of Object.entries(value)) {
      if (UNSTORABLE.test(name)) throw new MallError('malformed');
      waiting.push([inside, depth + 1]);
    }
  }
}
