/** Above this many subjects in a minute, the rest is counted together. */
const MOST_SUBJECTS = 1_000;
const OTHERS = 'others';
const MINUTE_MS = 60_000;

/** Counts an event that anybody can cause, so that a flood of it cannot fill the log. */
export interface CountedLog {
  /** @param subject what is counted apart, such as the client's network. */
  add(subject: string): void;
  /** Flushes the pending lines, and stops. */
  close(): void;
}

/** Writes one line a minute for each subject of the event, with its count. */
export function createCountedLog(
  write: (line: { readonly subject: string; readonly count: number }) => void,
): CountedLog {
  const counts = new Map<string, number>();
  const flush = () => {
    for (const [subject, count] of counts) write({ subject, count });
    counts.clear();
  };
  const timer = setInterval(flush, MINUTE_MS).unref();
  return {
    add(subject) {
      const key = counts.has(subject) || counts.size < MOST_SUBJECTS ? subject : OTHERS;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    close() {
      clearInterval(timer);
      flush();
    },
  };
}
