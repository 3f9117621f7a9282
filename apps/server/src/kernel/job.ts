import { newRequestId } from './request-id';
import { errorType, type Tracer } from './tracer';
import { runInContext } from './work-context';

/** Work that is repeated while the server runs. */
export interface Job {
  /** Its name in the log: `expire unpaid orders`. */
  readonly name: string;
  readonly everyMs: number;
  /** Runs the job once. Errors are logged and do not stop later runs. */
  run(now: Date): Promise<unknown>;
}

/** Called when a run of a job fails. */
export type OnJobError = (error: unknown, name: string) => void;

/** Runs each job once, in sequence. An error in one job does not stop the others. */
export async function runJobs(
  jobs: readonly Job[],
  onError: OnJobError,
  now = new Date(),
): Promise<void> {
  for (const job of jobs) await runJob(job, onError, now);
}

/** Jobs that run at their intervals. */
export interface RunningJobs {
  /** Waits for the current runs. */
  settled(): Promise<void>;
  /** Starts no further runs, and waits for the current ones. */
  stop(): Promise<void>;
}

/**
 * Runs each job at its interval. Runs of one job never overlap: intervals that elapse during a long run
 * are skipped.
 *
 * @param tracer traces each run; null: no run is traced.
 */
export function startJobs(
  jobs: readonly Job[],
  onError: OnJobError,
  tracer: Tracer | null = null,
): RunningJobs {
  const rounds = new Map<Job, Promise<void>>();
  const timers = jobs.map((job) =>
    setInterval(() => {
      if (rounds.has(job)) return;
      const round = runJob(job, onError, new Date(), tracer).finally(() => rounds.delete(job));
      rounds.set(job, round);
    }, job.everyMs).unref(),
  );
  const settled = async () => {
    await Promise.all(rounds.values());
  };
  return {
    settled,
    async stop() {
      timers.forEach(clearInterval);
      await settled();
    },
  };
}

/** Runs a job under an id of its own, so that its log lines and the rows that it stores can be found together. */
function runJob(
  job: Job,
  onError: OnJobError,
  now: Date,
  tracer: Tracer | null = null,
): Promise<void> {
  const requestId = newRequestId();
  const span = tracer?.start(`job ${job.name}`, 'internal', { 'mall.request_id': requestId });
  return runInContext({ requestId, job: job.name, span }, async () => {
    try {
      await job.run(now);
      span?.end();
    } catch (error) {
      onError(error, job.name);
      span?.end({}, errorType(error));
    }
  });
}
