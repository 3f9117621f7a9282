import type { Pool } from 'pg';
import type { Job } from '../../kernel/job';

/**
 * Does what a PostgreSQL server does in the background and the embedded one doesn't: without
 * checkpoints its log grows by hundreds of MB and opening it takes seconds; without `ANALYZE` it
 * plans blindly.
 */
export const maintenanceJobs = (pool: Pool): readonly Job[] => [
  { name: 'checkpoint the database', everyMs: 60_000, run: () => pool.query('CHECKPOINT') },
  { name: 'vacuum the database', everyMs: 10 * 60_000, run: () => pool.query('VACUUM ANALYZE') },
];
