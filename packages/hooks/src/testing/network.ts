/** One call that a test keeps under way. */
export interface HeldCall {
  /** Resolves when the call has come as far as where it is held. */
  readonly reached: Promise<void>;
  /** Lets it go on. */
  release(): void;
}

/** Where a {@link HeldCall} waits: before the mall sees it, or when the mall's answer is on its way back. */
export type HoldAt = 'request' | 'reply';

/** The real network with a test's hand on it: calls are listed, held up and cut, never answered. */
export interface Network {
  readonly fetch: typeof globalThis.fetch;
  /** What was sent so far, such as `GET /api/product/all?page=2`. */
  readonly sent: readonly string[];
  /** How many calls began with `start`. */
  count(start: string): number;
  /** Holds the next call that begins with `start`. */
  hold(start: string, at?: HoldAt): HeldCall;
  /** Loses every call that begins with `start`, until the returned function is called. */
  cut(start: string): () => void;
  /** Loses the mall's answer to every call that begins with `start`, until the returned function is called. */
  lose(start: string): () => void;
}

interface Hold {
  readonly start: string;
  readonly at: HoldAt;
  /** Waits until it is let go. */
  readonly wait: () => Promise<void>;
}

/** Calls on their way, over all networks of this page; those that a test holds are not. */
let underWay = 0;

/** Whether any call is on its way to a mall, or its answer back. */
export const isCallUnderWay = (): boolean => underWay > 0;

/** A network on which nothing is held yet. */
export function createNetwork(): Network {
  const sent: string[] = [];
  const holds: Hold[] = [];
  const cuts = new Set<string>();
  const losses = new Set<string>();

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const line = `${request.method} ${pathname}${search}`;
    sent.push(line);
    const isAmong = (starts: Set<string>) => [...starts].some((start) => line.startsWith(start));
    if (isAmong(cuts)) throw new TypeError('fetch failed');
    const at = holds.findIndex(({ start }) => line.startsWith(start));
    const [held] = at < 0 ? [] : holds.splice(at, 1);
    underWay += 1;
    try {
      if (held?.at === 'request') await held.wait();
      const response = await globalThis.fetch(request);
      // Only an answer that is there to its last word is no longer on its way.
      await response.clone().arrayBuffer();
      if (isAmong(losses)) throw new TypeError('fetch failed');
      if (held?.at === 'reply') await held.wait();
      return response;
    } finally {
      underWay -= 1;
    }
  };

  return {
    fetch,
    sent,
    count: (start) => sent.filter((line) => line.startsWith(start)).length,
    hold(start, at = 'request') {
      let reach = () => {};
      let letGo = () => {};
      let isWaiting = false;
      const reached = new Promise<void>((resolve) => (reach = resolve));
      const released = new Promise<void>((resolve) => (letGo = resolve));
      const release = () => {
        if (isWaiting) underWay += 1;
        isWaiting = false;
        letGo();
      };
      const wait = async () => {
        isWaiting = true;
        underWay -= 1;
        reach();
        await released;
      };
      holds.push({ start, at, wait });
      return { reached, release };
    },
    cut(start) {
      cuts.add(start);
      return () => void cuts.delete(start);
    },
    lose(start) {
      losses.add(start);
      return () => void losses.delete(start);
    },
  };
}
