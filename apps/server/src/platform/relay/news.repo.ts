import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';

/** Publishes messages on a channel, in this order. */
export async function tellNews(
  db: Database,
  channel: string,
  news: readonly string[],
): Promise<void> {
  await db.execute(
    sql`select pg_notify(${channel}, news) from unnest(${sql.param([...news])}::text[]) as news`,
  );
}
