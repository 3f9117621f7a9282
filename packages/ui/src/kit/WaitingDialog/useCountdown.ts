import { useEffect, useRef, useState } from 'react';

const SECOND = 1000;
const secondsIn = (milliseconds: number) => Math.max(0, Math.ceil(milliseconds / SECOND));

/**
 * Counts down in seconds by the clock: late timers, as in a background tab, are corrected.
 *
 * @param duration - How long, in milliseconds, from the first render on.
 * @param onDone - Called once, at zero.
 * @returns the seconds left.
 * @example
 * const left = useCountdown(5000, () => navigate('/'));
 */
export function useCountdown(duration: number, onDone: () => void): number {
  const [left, setLeft] = useState(() => secondsIn(duration));
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const end = performance.now() + duration;
    const untilNext = (rest: number) => setTimeout(tick, Math.ceil(rest % SECOND) || SECOND);
    let timer = untilNext(duration);
    function tick(): void {
      const rest = end - performance.now();
      setLeft(secondsIn(rest));
      if (rest > 0) timer = untilNext(rest);
      else done.current();
    }
    return () => clearTimeout(timer);
  }, [duration]);
  return left;
}
