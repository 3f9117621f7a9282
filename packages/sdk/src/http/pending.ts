import { createListeners } from '../listeners';

/** How many calls are under way: what a loading bar follows (spec §2). */
export interface PendingCalls {
  /** How many there are now. */
  readonly count: number;
  /** Calls back whenever the count changes; returns how to stop. */
  subscribe(changed: () => void): () => void;
  /** Counts `work` while it lasts. */
  during<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A counter at 0. */
export function createPendingCalls(): PendingCalls {
  const { tell, subscribe } = createListeners();
  let count = 0;
  const move = (by: 1 | -1) => {
    count += by;
    tell();
  };
  return {
    get count() {
      return count;
    },
    subscribe,
    async during(work) {
      move(1);
      try {
        return await work();
      } finally {
        move(-1);
      }
    },
  };
}
