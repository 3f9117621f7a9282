import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/** Runs tasks side by side, one per core, and starts them in the given order. */
export async function runConcurrently(tasks) {
  const limit = pLimit(Math.max(2, availableParallelism()));
  await Promise.all(tasks.map((task) => limit(task)));
}
