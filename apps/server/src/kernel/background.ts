import pLimit from 'p-limit';
import type { OnJobError } from './job';

/** Work that a call asks for and whose end its answer does not wait for. */
export interface Background {
  /**
   * Does it after the answer, once what was asked for before is done. What it throws is logged.
   *
   * @param name as the log names it.
   */
  run(name: string, work: () => Promise<unknown>): void;
  /** Waits until everything that was asked for is done. */
  settled(): Promise<void>;
}

/**
 * Lets an answer arrive before the work: where the time that work takes would tell what the answer
 * does not, such as whether there is an account.
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
