import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Connection } from './database';

/**
 * Counts a table's rows by ranges of their ids, without empty ranges.
 *
 * @param size ids in a range.
 * @returns counts by the range's number from 0.
 * @example
 * await countByRange(db, products.id, undefined, 1000) // Map { 0 => 998, 2 => 41 }
 */
export async function countByRange(
  db: Connection,
  id: PgColumn,
  condition: SQL | undefined,
  size: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({
      range: sql<number>`((${id} - 1) / ${size}::int)::int`,
      count: sql<number>`count(*)::int`,
    })
    .from(id.table)
    .where(condition)
    // The first column: repeated, its parameter would make it another expression.
    .groupBy(sql`1`);
  return new Map(rows.map(({ range, count }) => [range, count]));
}
