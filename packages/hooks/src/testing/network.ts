/** A request that a test holds. */
export interface HeldCall {
  /** Resolves when the request has reached the point where it is held. */
  readonly reached: Promise<void>;
  /** Lets the request continue. */
  release(): void;
}

/** Where a {@link HeldCall} waits: before the server receives it, or before the client gets the response. */
export type HoldAt = 'request' | 'reply';

/** The real network under a test's control: requests are logged, held and dropped, never mocked. */
export interface Network {
  readonly fetch: typeof globalThis.fetch;
  /** The requests sent so far, such as `GET /api/product/all?page=2`. */
  readonly sent: readonly string[];
  /** The number of requests that start with `start`. */
  count(start: string): number;
  /** Holds the next request that starts with `start`. */
  hold(start: string, at?: HoldAt): HeldCall;
  /** Drops every request that starts with `start`; returns the function that ends this. */
  cut(start: string): () => void;
  /** Drops the response to every request that starts with `start`; returns the function that ends this. */
  lose(start: string): () => void;
}

interface Hold {
  readonly start: string;
  readonly at: HoldAt;
  /** Waits until the request is released. */
  readonly wait: () => Promise<void>;
}

/** The requests in flight, over all networks of this page; requests held by a test don't count. */
let underWay = 0;

/** Whether any request is in flight. */
export const isCallUnderWay = (): boolean => underWay > 0;

/** What cuts off the networks that this test has created. */
const disconnects = new Set<() => void>();

/**
 * Cuts off every network of this page for good and waits for the requests that the server already has: ids
 * restart at 1 with each test, so a request that came late would change what the next test has made.
 */
export async function disconnectAll(): Promise<void> {
  for (const disconnect of disconnects) disconnect();
  disconnects.clear();
  while (isCallUnderWay()) await new Promise((resolve) => setTimeout(resolve));
}

/** Creates a network that holds nothing yet. */
export function createNetwork(): Network {
  let isConnected = true;
  disconnects.add(() => (isConnected = false));
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
    if (!isConnected || isAmong(cuts)) throw new TypeError('fetch failed');
    const at = holds.findIndex(({ start }) => line.startsWith(start));
    const [held] = at < 0 ? [] : holds.splice(at, 1);
    underWay += 1;
    try {
      if (held?.at === 'request') {
        await held.wait();
        if (!isConnected) throw new TypeError('fetch failed');
      }
      const response = await globalThis.fetch(request);
      // A request is in flight until its response body has arrived in full.
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
