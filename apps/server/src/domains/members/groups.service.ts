import type { Connection } from '../../db/database';
import { findGroups } from './groups.repo';

/** The groups that a post can be limited to. */
export const listGroups = (db: Connection) => findGroups(db);
