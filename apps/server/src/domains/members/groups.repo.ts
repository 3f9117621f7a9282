import type { Connection } from '../../db/database';
import { groups } from '../../db/schema';

/** The groups that members belong to, in order. */
export const findGroups = (db: Connection) =>
  db.select({ id: groups.id, name: groups.name }).from(groups).orderBy(groups.id);
