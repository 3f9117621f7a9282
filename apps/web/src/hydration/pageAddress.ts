/**
 * Returns the canonical URL of a rendered page: the path, and only the query parameters that the page reads, in their
 * declared order. Campaign parameters such as `utm_source` and `fbclid` are dropped.
 *
 * @param parameters names of the parameters that the page reads.
 * @example
 * pageAddress('/store/10', '?fbclid=x&sort=newest', ['sort']) // '/store/10?sort=newest'
 */
export function pageAddress(
  pathname: string,
  search: string,
  parameters: readonly string[],
): string {
  const given = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const name of parameters) {
    const value = given.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size === 0 ? pathname : `${pathname}?${read}`;
}
