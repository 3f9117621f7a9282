import type { Connection } from '../../db/database';
import { groups } from '../../db/schema';

/** The groups that members belong to and that a post can be limited to, sorted. */
export const listGroups = (db: Connection) =>
  db.select({ id: groups.id, name: groups.name }).from(groups).orderBy(groups.id);
