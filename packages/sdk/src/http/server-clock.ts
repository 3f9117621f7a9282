/** A smaller difference is a reply's way and the header's whole seconds, not a wrong clock. */
const DEAD_BAND_MS = 5_000;
/** The `Date` header has whole seconds; on average half of one is missing. */
const HALF_SECOND_MS = 500;

/** The shop's time, learned from its replies. */
export interface ServerClock {
  /** Compares the device's clock with the `Date` header of a reply that has just arrived. */
  learn(reply: Response): void;
  /** Milliseconds since 1970 by the shop's clock; the device's until a reply was received. */
  now(): number;
}

/** Creates a clock that follows the shop's, because a device's may be wrong by days. */
export function createServerClock(): ServerClock {
  let offset = 0;
  return {
    learn({ headers }) {
      // A cache sends the date at which it stored the reply, with its age (RFC 9111 §5.1).
      if (headers.has('age')) return;
      const date = Date.parse(headers.get('date') ?? '');
      const measured = date + HALF_SECOND_MS - Date.now();
      if (Math.abs(measured - offset) < DEAD_BAND_MS || Number.isNaN(date)) return;
      offset = Math.abs(measured) < DEAD_BAND_MS ? 0 : measured;
    },
    now: () => Date.now() + offset,
  };
}
