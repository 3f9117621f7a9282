import type { Pool } from 'pg';
import type { Job } from '../../kernel/job';

/**
 * Maintenance that a PostgreSQL server does in the background and the embedded one does not: without
 * checkpoints the WAL grows by hundreds of MB and opening takes seconds; without `ANALYZE` the planner
 * has no statistics.
 */
export const maintenanceJobs = (pool: Pool): readonly Job[] => [
  { name: 'checkpoint the database', everyMs: 60_000, run: () => pool.query('CHECKPOINT') },
  { name: 'vacuum the database', everyMs: 10 * 60_000, run: () => pool.query('VACUUM ANALYZE') },
];
