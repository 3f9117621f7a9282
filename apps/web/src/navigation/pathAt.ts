/** A pattern's regular expression, with the router's rules: any case, any slashes at the end, and `*` for the rest. */
const matcher = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace('*', '.*')}/*$`, 'i');

const matchers = new Map<string, RegExp>();

/**
 * Returns the path pattern that matches a pathname. Patterns without an id have to come before those with one. It does
 * not import the router, because the server uses it without React.
 *
 * @example
 * pathAt(['/forget/form', '/forget/:id'], '/forget/aToken') // '/forget/:id'
 */
export const pathAt = <Path extends string>(
  paths: readonly Path[],
  pathname: string,
): Path | undefined =>
  paths.find((path) => {
    const known = matchers.get(path) ?? matcher(path);
    matchers.set(path, known);
    return known.test(pathname);
  });
