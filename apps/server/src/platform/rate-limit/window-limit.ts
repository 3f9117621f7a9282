/** Counts what each subject does within a window of time. */
export interface WindowLimit {
  /** Counts one more, or so many. @returns 0 when it may; else how many seconds to wait. */
  take(subject: string, amount?: number): number;
}

/** More subjects than this at once are swept of those whose window is over. */
const SWEEP_ABOVE = 10_000;

/**
 * Lets each subject do something so many times in a window; then it waits for the next one. What one
 * process counts, it counts alone.
 *
 * @example
 * const limit = createWindowLimit(20, 10_000);
 * const seconds = limit.take('member:7');
 */
export function createWindowLimit(
  most: number,
  windowMs: number,
  now: () => number = Date.now,
): WindowLimit {
  const windows = new Map<string, { count: number; endsAt: number }>();
  const sweep = (at: number) => {
    for (const [subject, { endsAt }] of windows) if (endsAt <= at) windows.delete(subject);
  };
  return {
    take(subject, amount = 1) {
      const at = now();
      const found = windows.get(subject);
      if (!found || found.endsAt <= at) {
        if (windows.size >= SWEEP_ABOVE) sweep(at);
        windows.set(subject, { count: amount, endsAt: at + windowMs });
        return 0;
      }
      found.count += amount;
      return found.count <= most ? 0 : Math.max(1, Math.ceil((found.endsAt - at) / 1000));
    },
  };
}
