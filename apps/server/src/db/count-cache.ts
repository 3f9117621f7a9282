import { sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';

/** Lists up to this length are counted again on each request: that is fast, and changes show at once. */
export const EXACT_UP_TO = 1000;
const REMEMBER_MS = 60_000;
/** Maximum number of lists in the cache. */
const REMEMBER_LISTS = 500;

/**
 * A column with the number of rows of another query, which stops counting just above the exact limit.
 *
 * @param isNeeded false when the length is cached (see {@link CountCache.has}): the column is null then.
 */
export const cappedCount = (all: PgSelect, isNeeded = true) =>
  isNeeded
    ? sql<number | null>`(select count(*)::int from ${all.limit(EXACT_UP_TO + 1).as('counted')})`
    : sql<number | null>`null`;

/** A column with the number of rows of its own query, all of which it reads: for short ones like a search's results. */
export const countOfAll = sql<number>`(count(*) over ())::int`.as('counted');

/** The same column for a query whose rows are not all read. */
export const notCounted = sql<null>`null`.as('counted');

/** What one page reveals about its list's length. */
export interface PageCount {
  /** Number of rows on the page. */
  readonly rows: number;
  readonly offset: number;
  readonly perPage: number;
  /** The value of {@link cappedCount} or {@link countOfAll} in its rows; undefined if there are no rows. */
  readonly counted: number | null | undefined;
}

/** Caches the lengths of long lists, because counting all rows for each page is slow. */
export interface CountCache {
  /**
   * Whether the length of a list is cached: its page need not count again. Then `counted` of the page
   * is undefined.
   */
  has(key: string): boolean;
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
  const recent = (key: string): number | undefined => {
    const remembered = known.get(key);
    return remembered && now() - remembered.at < REMEMBER_MS ? remembered.total : undefined;
  };
  return {
    has: (key) => recent(key) !== undefined,
    async total(key, { rows, offset, perPage, counted: found }, countAll) {
      // A page that is not full is the last one, so it gives the length of the list.
      if (rows < perPage && (rows > 0 || offset === 0)) return offset + rows;
      if (found != null && found <= EXACT_UP_TO) return found;
      const remembered = recent(key);
      if (remembered !== undefined) return remembered;
      const total = await countAll();
      if (known.size >= REMEMBER_LISTS) known.clear();
      known.set(key, { total, at: now() });
      return total;
    },
  };
}
