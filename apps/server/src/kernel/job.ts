/** Work that is done again and again for as long as the server runs. */
export interface Job {
  /** What it does, as the log names it: `expire unpaid orders`. */
  readonly name: string;
  readonly everyMs: number;
  /** One round. What it throws is logged, and the next round comes all the same. */
  run(now: Date): Promise<unknown>;
}

/** Told when a round of a job fails. */
export type OnJobError = (error: unknown, name: string) => void;

/** One round of each job, one after the other. What one throws keeps none of the others from theirs. */
export async function runJobs(
  jobs: readonly Job[],
  onError: OnJobError,
  now = new Date(),
): Promise<void> {
  for (const job of jobs) await runJob(job, onError, now);
}

/**
 * Runs each job at its interval. A round that takes longer than the interval is not run twice at once:
 * the rounds that fall into it are left out.
 *
 * @returns a function that stops them all, once the rounds under way are over.
 */
export function startJobs(jobs: readonly Job[], onError: OnJobError): () => Promise<void> {
  const stops = jobs.map((job) => {
    let round: Promise<void> | null = null;
    const timer = setInterval(() => {
      round ??= runJob(job, onError, new Date()).finally(() => (round = null));
    }, job.everyMs).unref();
    return async () => {
      clearInterval(timer);
      await round;
    };
  });
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

async function runJob(job: Job, onError: OnJobError, now: Date): Promise<void> {
  try {
    await job.run(now);
  } catch (error) {
    onError(error, job.name);
  }
}
