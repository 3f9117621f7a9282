import type { TimeSpan } from '@mall/sdk/time';
import { createContext, useContext, useSyncExternalStore } from 'react';

const MINUTE = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all relative times; it stops when there are no subscribers. */
const minute = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    timer ??= setInterval(() => {
      for (const each of listeners) each();
    }, MINUTE);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  },
};

/** The clock of the texts about the current time, in milliseconds: that of the shop, as the device's may be wrong. */
// eslint-disable-next-line no-restricted-properties -- the device's clock, unless a site provides the shop's
export const Clock = createContext<() => number>(() => Date.now());

/** When the server rendered the page, in milliseconds; for hydration. */
export const RenderedAt = createContext(0);

/**
 * Receives the span in which a rendered text about the current time is valid; null in a browser. Each hook that turns
 * {@link useNow} into text has to report it, or the server would serve an outdated text.
 */
export const ReportTimeSpan = createContext<((span: TimeSpan) => void) | null>(null);

/**
 * Returns the current time, in milliseconds, and renders again each minute. Hydration starts with the server's time,
 * which is corrected afterwards.
 */
export function useNow(): number {
  const renderedAt = useContext(RenderedAt);
  const clock = useContext(Clock);
  /** Minutes since 1970; null while hydrating. */
  const minutes = useSyncExternalStore(
    minute.subscribe,
    () => Math.floor(clock() / MINUTE),
    () => null,
  );
  return minutes === null ? renderedAt : clock();
}
