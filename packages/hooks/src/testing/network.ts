/** A request that a test holds. */
export interface HeldRequest {
  /** Resolves when the request has reached the point where it is held. */
  readonly reached: Promise<void>;
  /** Lets the request continue. */
  release(): void;
}

/** Where a {@link HeldRequest} waits: before the server receives it, or before the client gets the response. */
export type HoldAt = 'request' | 'reply';

/** The real network under a test's control: requests are logged, held and dropped, never mocked. */
export interface Network {
  readonly fetch: typeof globalThis.fetch;
  /** The requests sent so far, such as `GET /api/product/all?page=2`. */
  readonly sent: readonly string[];
  /** The number of requests that start with `start`. */
  count(start: string): number;
  /** Holds the next request that starts with `start`. */
  hold(start: string, at?: HoldAt): HeldRequest;
  /** Drops every request that starts with `start`; returns the function that stops this. */
  cut(start: string): () => void;
  /**
   * Drops the response to every request that starts with `start`; returns the function that stops
   * this.
   */
  lose(start: string): () => void;
}

interface Hold {
  readonly start: string;
  readonly at: HoldAt;
  /** Waits until the request is released. */
  readonly wait: () => Promise<void>;
}

/** The requests in flight, over all networks of this page; requests held by a test don't count. */
let inFlight = 0;

/** Whether any request is in flight. */
export const hasRequestsInFlight = (): boolean => inFlight > 0;

/** Disconnects the networks that this test has created. */
const disconnects = new Set<() => void>();

/**
 * Disconnects every network of this page permanently and waits for the requests that the server
 * already has. Ids restart at 1 with each test, so a late request would change the next test's
 * data.
 */
export async function disconnectAll(): Promise<void> {
  for (const disconnect of disconnects) disconnect();
  disconnects.clear();
  while (hasRequestsInFlight()) await new Promise((resolve) => setTimeout(resolve));
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
    inFlight += 1;
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
      inFlight -= 1;
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
        if (isWaiting) inFlight += 1;
        isWaiting = false;
        letGo();
      };
      const wait = async () => {
        isWaiting = true;
        inFlight -= 1;
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
