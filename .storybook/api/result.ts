/** What stands between the angle brackets that open at a place, at its commas; and where they close. */
function argumentsAt(type: string, open: number): { parts: readonly string[]; end: number } {
  const parts: string[] = [];
  let depth = 0;
  let start = open + 1;
  let at = open;
  for (; at < type.length; at += 1) {
    const sign = type[at] ?? '';
    // The arrow of a function closes nothing.
    if (sign === '>' && type[at - 1] === '=') continue;
    if ('<({['.includes(sign)) depth += 1;
    if ('>)}]'.includes(sign)) depth -= 1;
    if (depth === 0 || (depth === 1 && sign === ',')) {
      parts.push(type.slice(start, at).trim());
      start = at + 1;
    }
    if (depth === 0) break;
  }
  return { parts, end: at };
}

/** Leaves a generic type its first arguments alone, wherever it stands. */
function keep(type: string, name: string, count: number): string {
  const at = type.indexOf(`${name}<`);
  if (at < 0) return type;
  const { parts, end } = argumentsAt(type, at + name.length);
  const kept = parts.slice(0, count).map((part) => keep(part, name, count));
  return `${type.slice(0, at)}${name}<${kept.join(', ')}>${keep(type.slice(end + 1), name, count)}`;
}

/**
 * A result as one would write it: of TanStack Query's types what is read, how it fails and what is sent, without what
 * the library keeps for itself.
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
  return keep(type, 'UseMutationResult', 3).replaceAll(', unknown>', '>');
}
