import { createListeners } from '../listeners';

/** Counts the requests in flight, for a loading bar. */
export interface PendingCalls {
  /** The number of requests in flight. */
  readonly count: number;
  /** Calls `changed` whenever the count changes; returns the function that unsubscribes. */
  subscribe(changed: () => void): () => void;
  /** Runs `work` and counts it as in flight until it settles. */
  during<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Creates a counter that starts at 0. */
export function createPendingCalls(): PendingCalls {
  const { emit, subscribe } = createListeners();
  let count = 0;
  const move = (by: 1 | -1) => {
    count += by;
    emit();
  };
  return {
    get count() {
      return count;
    },
    subscribe,
    during(work) {
      move(1);
      return work().finally(() => move(-1));
    },
  };
}
