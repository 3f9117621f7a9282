/** Returns the type arguments of the angle bracket at a position, and the end of that bracket. */
function argumentsAt(type: string, open: number): { parts: readonly string[]; end: number } {
  const parts: string[] = [];
  let depth = 0;
  let start = open + 1;
  let at = open;
  for (; at < type.length; at += 1) {
    const character = type[at] ?? '';
    // The `>` of an arrow function closes no bracket.
    if (character === '>' && type[at - 1] === '=') continue;
    if ('<({['.includes(character)) depth += 1;
    if ('>)}]'.includes(character)) depth -= 1;
    if (depth === 0 || (depth === 1 && character === ',')) {
      parts.push(type.slice(start, at).trim());
      start = at + 1;
    }
    if (depth === 0) break;
  }
  return { parts, end: at };
}

/** Removes all but the first arguments of a generic type, at each position. */
function keepArguments(type: string, name: string, count: number): string {
  const at = type.indexOf(`${name}<`);
  if (at < 0) return type;
  const { parts, end } = argumentsAt(type, at + name.length);
  const first = parts.slice(0, count).map((part) => keepArguments(part, name, count));
  return `${type.slice(0, at)}${name}<${first.join(', ')}>${keepArguments(type.slice(end + 1), name, count)}`;
}

/**
 * Shortens a result type: of TanStack Query's types only data, error and variables, without the
 * library's internals.
 *
 * @example
 * shortResult('UseMutationResult<Cart, MallError, AddToCart, unknown>') // UseMutationResult<Cart, MallError, AddToCart>
 */
export function shortResult(type: string): string {
  const options = /^(?:OmitKeyof<)?(Use(?:Infinite)?QueryOptions)</.exec(type);
  if (options) {
    const { parts } = argumentsAt(type, options[0].length - 1);
    return `${options[1] ?? ''}<${parts.slice(0, 2).join(', ')}>`;
  }
  return keepArguments(type, 'UseMutationResult', 3).replaceAll(', unknown>', '>');
}
