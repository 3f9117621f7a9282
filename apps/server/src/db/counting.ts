/** Up to here a list is counted anew each time: that is quick, and a small list shows every change. */
const EXACT_UP_TO = 1000;
const REMEMBER_MS = 60_000;
/** More different lists than this at once are not worth remembering. */
const REMEMBER_LISTS = 500;

/** Counts lists without reading all of a long one for each page that is shown of it. */
export interface ListCounter {
  /**
   * How many a list has: exact up to 1,000, above that at most a minute old.
   *
   * @param key tells lists apart.
   * @param count counts, but no further than `limit`.
   */
  count(key: string, count: (limit: number | null) => Promise<number>): Promise<number>;
}

export function createListCounter(now: () => number = Date.now): ListCounter {
  const known = new Map<string, { readonly total: number; readonly at: number }>();
  return {
    async count(key, count) {
      const found = await count(EXACT_UP_TO + 1);
      if (found <= EXACT_UP_TO) return found;
      const remembered = known.get(key);
      if (remembered && now() - remembered.at < REMEMBER_MS) return remembered.total;
      const total = await count(null);
      if (known.size >= REMEMBER_LISTS) known.clear();
      known.set(key, { total, at: now() });
      return total;
    },
  };
}

/** A page that is not full says by itself how long its list is. */
export function totalFromPage(rows: number, offset: number, perPage: number): number | null {
  const isLast = rows < perPage && (rows > 0 || offset === 0);
  return isLast ? offset + rows : null;
}
