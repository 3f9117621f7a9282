import { MallError } from '../kernel/error';

/** Maximum nesting depth; deeper than any payload of the contract. */
const DEEPEST = 20;
/** Characters that PostgreSQL and URLs cannot hold: NUL and lone surrogates. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/**
 * Checks that JSON input contains only storable text and is not nested so deeply that recursive code
 * would overflow the stack.
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
