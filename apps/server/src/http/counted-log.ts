/** Above this many networks in a minute, the rest is counted together. */
const MOST_NETWORKS = 1_000;
const OTHERS = 'others';
const MINUTE_MS = 60_000;

/** Counts an event that anybody can cause, so that a flood of it cannot fill the log. */
export interface CountedLog {
  /** @param network the client, as of `clientNetwork`. */
  add(network: string): void;
  /** Flushes the pending lines, and stops. */
  close(): void;
}

/** Writes one line a minute for each network that caused the event, with their count. */
export function createCountedLog(
  write: (line: { readonly network: string; readonly count: number }) => void,
): CountedLog {
  const counts = new Map<string, number>();
  const flush = () => {
    for (const [network, count] of counts) write({ network, count });
    counts.clear();
  };
  const timer = setInterval(flush, MINUTE_MS).unref();
  return {
    add(network) {
      const key = counts.has(network) || counts.size < MOST_NETWORKS ? network : OTHERS;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    close() {
      clearInterval(timer);
      flush();
    },
  };
}
