import { createContext, useContext, useSyncExternalStore } from 'react';
import type { TimeSpan } from './relativeTime';

const MINUTE = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all that says how long ago something was; it stands still while nobody asks. */
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
  /** Minutes since 1970. */
  now: (): number => Math.floor(Date.now() / MINUTE),
};

/** When the page was rendered on the server, in milliseconds; for its hydration. */
export const RenderedAt = createContext(0);

/**
 * Takes the span in which a rendered text about the current time stays right; null in a browser. Each hook that turns
 * {@link useNow} into text has to report to it, or the server would send the text for longer than it is right.
 */
export const ReportTimeSpan = createContext<((span: TimeSpan) => void) | null>(null);

/**
 * The current time, in milliseconds; whoever uses it is drawn again each minute. What the server rendered is taken
 * over with the time it was rendered at, and is put right thereafter.
 */
export function useNow(): number {
  const renderedAt = useContext(RenderedAt);
  const isTakenOver = useSyncExternalStore(minute.subscribe, minute.now, () => null) === null;
  return isTakenOver ? renderedAt : Date.now();
}
