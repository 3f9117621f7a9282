/** Runs work when its turn comes. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets only so many pieces of heavy work run at a time; the others wait in line.
 *
 * @example
 * const inTurn = createTurns(2);
 * await Promise.all(pictures.map((picture) => inTurn(() => paint(picture))));
 */
export function createTurns(atOnce: number): InTurn {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async (work) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
