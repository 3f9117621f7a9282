import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether the text overflows its lines; updated when the width changes.
 *
 * @param lines - Maximum number of lines; undefined for no limit.
 * @param guess - What to assume until it is measured, as on a server.
 */
export function useClamped(
  lines: number | undefined,
  guess: boolean,
): [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [clamped, setClamped] = useState(guess);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || lines === undefined) {
      setClamped(false);
      return;
    }
    const look = () => {
      // A text without layout has no lines to count, so the guess stays until it has.
      if (element.clientHeight > 0) setClamped(element.scrollHeight > element.clientHeight + 1);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [lines]);
  return [ref, clamped];
}
