import { sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';

/** Lists up to this length are counted again on each request: that is fast, and changes show at once. */
const EXACT_UP_TO = 1000;
const REMEMBER_MS = 60_000;
/** Maximum number of lists in the cache. */
const REMEMBER_LISTS = 500;

/** A column with the number of rows of another query, which stops counting just above the exact limit. */
export const cappedCount = (all: PgSelect) =>
  sql<number>`(select count(*)::int from ${all.limit(EXACT_UP_TO + 1).as('counted')})`;

/** What one page reveals about its list's length. */
export interface PageCount {
  /** Number of rows on the page. */
  readonly rows: number;
  readonly offset: number;
  readonly perPage: number;
  /** The value of {@link cappedCount} in its rows; undefined if there are no rows. */
  readonly counted: number | undefined;
}

/** Caches the lengths of long lists, because counting all rows for each page is slow. */
export interface CountCache {
  /**
   * The length of a list: exact up to 1,000, above that at most one minute old.
   *
   * @param key identifies the list.
   * @param countAll counts all rows.
   */
  total(key: string, page: PageCount, countAll: () => Promise<number>): Promise<number>;
}

export function createCountCache(now: () => number = () => performance.now()): CountCache {
  const known = new Map<string, { readonly total: number; readonly at: number }>();
  return {
    async total(key, { rows, offset, perPage, counted: found }, countAll) {
      // A page that is not full is the last one, so it gives the length of the list.
      if (rows < perPage && (rows > 0 || offset === 0)) return offset + rows;
      if (found !== undefined && found <= EXACT_UP_TO) return found;
      const remembered = known.get(key);
      if (remembered && now() - remembered.at < REMEMBER_MS) return remembered.total;
      const total = await countAll();
      if (known.size >= REMEMBER_LISTS) known.clear();
      known.set(key, { total, at: now() });
      return total;
    },
  };
}
