import { sharedTestDatabase } from './database';
import { until } from './until';

/** A lock that a test holds, to decide which of two statements comes first. */
export interface HeldLock {
  /** Waits until so many statements of the database wait for a lock. */
  waiting(count: number): Promise<void>;
  release(): Promise<void>;
}

/**
 * Takes a lock on a connection of its own. Only on PostgreSQL: the embedded database has one connection.
 *
 * @param statement takes the lock.
 * @example
 * const lock = await holdLock('lock table cart_items in access exclusive mode');
 */
export async function holdLock(statement: string): Promise<HeldLock> {
  const { pool } = await sharedTestDatabase();
  const holder = await pool.connect();
  await holder.query(`begin; ${statement}`);
  return {
    waiting: (count) => until(async () => (await waitingStatements()) === count),
    async release() {
      await holder.query('commit');
      holder.release();
    },
  };
}

/** The number of statements of the database that wait for a lock. */
export async function waitingStatements(): Promise<number> {
  const { pool } = await sharedTestDatabase();
  const { rows } = await pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
}
