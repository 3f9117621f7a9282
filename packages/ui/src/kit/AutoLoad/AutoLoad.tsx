import { useEffect, useRef } from 'react';

/** Distance below the viewport at which the next page is requested. */
const AHEAD = '600px';
/** Minimum time between two requests, in ms. */
const THROTTLE = 200;

export interface AutoLoadProps {
  /** Requests the next page; called at most once in 200 ms, again and again while the end is near. */
  onReach: () => void;
}

/**
 * Requests the next page of a list when its end comes within 600 px of the viewport. Render it after the last item while
 * there are more, and not after a failure, which a button retries.
 *
 * @example
 * {hasMore && !error && <AutoLoad onReach={loadMore} />}
 */
export function AutoLoad({ onReach }: AutoLoadProps) {
  const end = useRef<HTMLDivElement>(null);
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  });

  useEffect(() => {
    const element = end.current;
    if (!element) return;
    let last = 0;
    let near = false;
    const ask = () => {
      if (!near || Date.now() - last < THROTTLE) return;
      last = Date.now();
      reach.current();
    };
    const observer = new IntersectionObserver(
      (crossings) => {
        // Fast scrolling can queue several entries before the callback runs: only the last one is current.
        near = crossings.at(-1)?.isIntersecting ?? false;
        ask();
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    );
    observer.observe(element);
    // On a page that stays short the end never leaves the viewport, so the observer would not fire again.
    const timer = setInterval(ask, THROTTLE);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, []);

  return <div ref={end} aria-hidden style={{ height: 1 }} />;
}
