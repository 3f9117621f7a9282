import { sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';

/** Up to here a list is counted anew each time: that is quick, and a small list shows every change. */
const EXACT_UP_TO = 1000;
const REMEMBER_MS = 60_000;
/** More different lists than this at once are not worth remembering. */
const REMEMBER_LISTS = 500;

/** A column that says how many rows another query has, counting little further than is exact. */
export const cappedCount = (all: PgSelect) =>
  sql<number>`(select count(*)::int from ${all.limit(EXACT_UP_TO + 1).as('counted')})`;

/** What is known of a list's length from one of its pages. */
export interface PageCount {
  /** How many rows the page has. */
  readonly rows: number;
  readonly offset: number;
  readonly perPage: number;
  /** What {@link cappedCount} said in its rows; undefined where it has none. */
  readonly counted: number | undefined;
}

/** Counts lists without reading all of a long one for each page that is shown of it. */
export interface CountCache {
  /**
   * How many a list has: exact up to 1,000, above that at most a minute old.
   *
   * @param key tells lists apart.
   * @param countAll counts to the end.
   */
  total(key: string, page: PageCount, countAll: () => Promise<number>): Promise<number>;
}

export function createCountCache(now: () => number = Date.now): CountCache {
  const known = new Map<string, { readonly total: number; readonly at: number }>();
  return {
    async total(key, { rows, offset, perPage, counted: found }, countAll) {
      // A page that is not full says by itself how long its list is.
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
