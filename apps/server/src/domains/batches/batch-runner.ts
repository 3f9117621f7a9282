import type { Mall } from '../../context/context';
import { runBatches } from './run-batches.service';

/** Runs batches when their pause is over. A job does what a server that stopped has left. */
export interface BatchRunner {
  /** Runs all batches that have started by then. @param afterMs milliseconds from now. */
  runAfter(afterMs: number): void;
  stop(): void;
}

/** Creates the runner of one server. */
export function createBatchRunner({
  db,
  log,
  background,
}: Pick<Mall, 'db' | 'log' | 'background'>): BatchRunner {
  const timers = new Set<NodeJS.Timeout>();
  return {
    runAfter(afterMs) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        background.run('run batches of orders', () => runBatches(db, log, new Date()));
      }, afterMs).unref();
      timers.add(timer);
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
