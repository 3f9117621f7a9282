import type { Connection } from '../../db/database';
import { findBulky } from './bulky.repo';

/** Of these products, the names of those that no convenience store takes: too large, or too heavy. */
export const namesOfBulky = (db: Connection, ids: readonly number[]): Promise<string[]> =>
  findBulky(db, ids);
