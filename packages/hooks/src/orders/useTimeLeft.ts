import { useSyncExternalStore } from 'react';
import { useMall } from '../mall/mall-context';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all countdowns of a page; it runs only while there are any. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, SECOND);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * Rounds to whole minutes above an hour, and to seconds below, so that it changes only when the
 * text does.
 */
function leftUntil(deadline: number, now: number): number {
  const left = Math.max(0, deadline - now);
  const step = left > HOUR ? MINUTE : SECOND;
  return Math.floor(left / step) * step;
}

/**
 * Returns the time left until a deadline by the shop's clock, in milliseconds: to the minute, in the last hour to the
 * second, 0 when it is over.
 *
 * @param deadline - Milliseconds since 1970; null: none.
 * @returns null without a deadline, and on a server, whose clock may differ from the browser's.
 * @example
 * const left = useTimeLeft(Date.parse('2026-11-27T23:59:59+08:00'));
 */
export function useTimeLeft(deadline: number | null): number | null {
  const { now } = useMall();
  return useSyncExternalStore(
    subscribe,
    () => (deadline === null ? null : leftUntil(deadline, now())),
    () => null,
  );
}
