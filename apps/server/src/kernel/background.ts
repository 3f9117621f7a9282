import pLimit from 'p-limit';
import type { OnJobError } from './job';

/** Work that a request starts and its response does not wait for. */
export interface Background {
  /**
   * Runs the work after the response, when all earlier work is done. Errors are logged.
   *
   * @param name its name in the log.
   */
  run(name: string, work: () => Promise<unknown>): void;
  /** Waits until all queued work is done. */
  settled(): Promise<void>;
}

/**
 * Runs work after the response is sent, so that its duration does not reveal a secret of the response,
 * such as whether an account exists.
 */
export function createBackground(onError: OnJobError): Background {
  const oneByOne = pLimit(1);
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(name, work) {
      last = oneByOne(work).catch((error: unknown) => onError(error, name));
    },
    async settled() {
      let seen: Promise<unknown>;
      do await (seen = last);
      while (seen !== last);
    },
  };
}
