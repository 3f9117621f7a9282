import type { Pool } from 'pg';

const CHECKPOINT_EVERY_MS = 60_000;
const VACUUM_EVERY_MS = 10 * 60_000;

/**
 * Does what a PostgreSQL server does in the background and the embedded one doesn't: without
 * checkpoints its log grows by hundreds of MB and opening it takes seconds; without `ANALYZE` it
 * plans blindly.
 *
 * @param onError told when a round fails; the next one is tried all the same.
 * @returns a function that stops it.
 */
export function keepUp(pool: Pool, onError: (error: unknown) => void): () => void {
  const every = (milliseconds: number, statement: string) =>
    setInterval(() => void pool.query(statement).catch(onError), milliseconds).unref();
  const timers = [
    every(CHECKPOINT_EVERY_MS, 'CHECKPOINT'),
    every(VACUUM_EVERY_MS, 'VACUUM ANALYZE'),
  ];
  return () => timers.forEach((timer) => clearInterval(timer));
}
