import type { Connection } from '../../db/database';
import { configs } from '../../db/schema';

/** All settings that are kept. */
export const findConfigs = (db: Connection) => db.select().from(configs);
