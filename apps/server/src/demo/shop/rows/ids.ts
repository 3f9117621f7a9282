import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database';

/** Sets the id sequences behind the highest seeded id. */
export async function continueIds(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ table_name: string }>(sql`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`);
  for (const { table_name: table } of rows) {
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), greatest(max(id), 1), max(id) is not null)
      from ${sql.identifier(table)}`);
  }
}
