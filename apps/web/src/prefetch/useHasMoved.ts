import { useEffect, useState } from 'react';

const MOVES = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
/** Someone who only reads may press a link next, too. In milliseconds. */
const READING = 10_000;

/**
 * Whether the visitor has moved, pressed or scrolled, or has read the page for ten seconds. Next pages are prefetched
 * only then: before that, they would compete with the files of the page that was opened.
 *
 * @example
 * const hasMoved = useHasMoved();
 * useEffect(() => (hasMoved ? prefetch() : undefined), [hasMoved]);
 */
export function useHasMoved(): boolean {
  const [hasMoved, setHasMoved] = useState(false);
  useEffect(() => {
    const done = new AbortController();
    const move = () => {
      done.abort();
      setHasMoved(true);
    };
    const timer = setTimeout(move, READING);
    done.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const each of MOVES) {
      addEventListener(each, move, { capture: true, passive: true, signal: done.signal });
    }
    return () => done.abort();
  }, []);
  return hasMoved;
}
