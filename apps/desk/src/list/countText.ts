/**
 * Returns the number of rows of a view as people read it: 1,000+ at the limit of counting.
 *
 * @returns undefined for none, and while the number is not known.
 * @example
 * countText(1000, 1000) // '1,000+'
 */
export function countText(
  count: number | undefined,
  limit: number | undefined,
): string | undefined {
  if (!count) return undefined;
  return `${count.toLocaleString('en')}${count === limit ? '+' : ''}`;
}
