type Value = string | number | boolean | null | undefined;

/**
 * Fills a path's `{name}` parameters and appends the query. Omits values that are undefined, null
 * or ''.
 *
 * @example
 * fillPath('/api/product/list/{category}', { category: 3 }, { page: 2 }) // '/api/product/list/3?page=2'
 */
export function fillPath(
  path: string,
  params: Readonly<Record<string, Value>> = {},
  query: Readonly<Record<string, Value>> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
  return search ? `${filled}?${search}` : filled;
}
