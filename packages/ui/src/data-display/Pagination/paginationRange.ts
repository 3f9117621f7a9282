/** A page of a list, or a gap of omitted pages. */
export type Place = number | 'gap';

/**
 * Returns the first page, the last, the current one and its neighbours. Omitted pages are a gap,
 * never of a single page.
 *
 * @example
 * paginationRange(6, 12) // [1, 'gap', 5, 6, 7, 'gap', 12]
 */
export function paginationRange(page: number, total: number): Place[] {
  const shown = Array.from({ length: total }, (_, at) => at + 1).filter(
    (each) =>
      each === 1 ||
      each === total ||
      Math.abs(each - page) <= 1 ||
      // Instead of a gap of one page.
      (each === 2 && page === 4) ||
      (each === total - 1 && page === total - 3),
  );
  return shown.flatMap((each, at): Place[] =>
    each - (shown[at - 1] ?? 0) > 1 ? ['gap', each] : [each],
  );
}
