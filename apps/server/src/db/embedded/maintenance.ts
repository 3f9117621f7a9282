import { statfs } from 'node:fs/promises';
import type { Pool } from 'pg';
import type { Job } from '../../kernel/job';

/**
 * Maintenance that a PostgreSQL server does in the background and the embedded one does not: without
 * checkpoints the WAL grows by hundreds of MB and opening takes seconds; without `ANALYZE` the planner
 * has no statistics.
 *
 * @param dataDir the folder on whose disk the database lies.
 */
export const maintenanceJobs = (pool: Pool, dataDir: string): readonly Job[] => [
  {
    name: 'checkpoint the database',
    everyMs: 60_000,
    async run() {
      // A checkpoint that finds no space crashes the engine, and it cannot start again before there is some.
      if (await hasFreeSpace(dataDir)) await pool.query('CHECKPOINT');
    },
  },
  { name: 'vacuum the database', everyMs: 10 * 60_000, run: () => pool.query('VACUUM ANALYZE') },
];

/** PostgreSQL allocates its log in files of this size. */
const LOG_FILE_BYTES = 16 * 1024 * 1024;

/** Whether a checkpoint finds the disk space that it may need. */
async function hasFreeSpace(dataDir: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize >= LOG_FILE_BYTES;
}
