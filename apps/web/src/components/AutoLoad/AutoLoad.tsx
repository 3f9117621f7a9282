import { useEffect, useRef } from 'react';

/** How far below the screen the end may be when the next page is asked for. */
const AHEAD = '600px';
/** Not more often than this (spec §9, infinite scroll). */
const THROTTLE = 200;

/** Asks for more when the end of a list comes near the screen. */
export function AutoLoad({ onReach }: { readonly onReach: () => void }) {
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
        // A fast thumb crosses the line more than once before the browser says so: the last counts.
        near = crossings.at(-1)?.isIntersecting ?? false;
        ask();
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    );
    observer.observe(element);
    // A page too short to push the end away would never cross the line again.
    const timer = setInterval(ask, THROTTLE);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, []);

  return <div ref={end} aria-hidden style={{ height: 1 }} />;
}
