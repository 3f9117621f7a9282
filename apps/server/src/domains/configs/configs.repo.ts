import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { configs } from '../../db/schema';

/** All stored settings. */
export const findConfigs = (db: Connection) => db.select().from(configs);

/** One setting; undefined when it was never set. */
export async function findConfig(db: Connection, group: string, key: string) {
  const [stored] = await db
    .select({ value: configs.value })
    .from(configs)
    .where(and(eq(configs.group, group), eq(configs.key, key)));
  return stored?.value;
}
