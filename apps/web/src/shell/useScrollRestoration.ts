import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Pages grow while their pictures and lists arrive: a place is tried for this long. */
const PATIENCE = 10_000;

const slot = (place: string) => `mall.scroll.${place}`;

/**
 * Going back lands where one left; going on starts at the top, or at the `#hash`; a change of the
 * query in place, such as a filter, moves nothing (spec §2).
 * Declarative routing brings no restoration of its own, and the browser's gives up before a list is there.
 */
export function useScrollRestoration(): void {
  const { key, hash, pathname, search } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(undefined);
  // The first entry of every visit has the same key: the address tells them apart.
  const place = `${key}${pathname}${search}`;

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const inPlace = type === 'REPLACE' && shown.current === pathname && !hash;
    const first = shown.current === undefined;
    shown.current = pathname;
    const kept = type === 'POP' && !(first && isNewVisit()) && sessionStorage.getItem(slot(place));
    const stop = inPlace ? undefined : kept ? goTo(Number(kept)) : goToStart(hash);
    const save = () => sessionStorage.setItem(slot(place), String(Math.round(scrollY)));
    if (inPlace) save();
    addEventListener('scroll', save, { passive: true });
    return () => {
      removeEventListener('scroll', save);
      stop?.();
    };
  }, [place, hash, pathname, type]);
}

/** Whether the address was typed or a link from elsewhere was followed: not a reload, not the way back. */
const isNewVisit = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate');

function goToStart(hash: string): (() => void) | undefined {
  scrollTo(0, 0);
  if (!hash) return undefined;
  return attemptUntil(() => {
    const target = document.getElementById(decoded(hash.slice(1)));
    target?.scrollIntoView();
    return target !== null && !isLoading();
  });
}

const goTo = (top: number) =>
  attemptUntil(() => {
    scrollTo(0, top);
    return Math.abs(scrollY - top) < 2 && !isLoading();
  });

/** Whether something of the page is still to come, which could push the place away from under the reader. */
const isLoading = () => document.querySelector('main [aria-busy="true"]') !== null;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Attempts it again whenever the page grows, unless the reader scrolls first. */
function attemptUntil(succeeds: () => boolean): () => void {
  const until = Date.now() + PATIENCE;
  const stop = () => {
    observer.disconnect();
    for (const event of ['wheel', 'touchstart', 'keydown'] as const)
      removeEventListener(event, stop);
  };
  const attempt = () => {
    if (Date.now() > until || succeeds()) stop();
  };
  const observer = new ResizeObserver(attempt);
  observer.observe(document.documentElement);
  for (const event of ['wheel', 'touchstart', 'keydown'] as const) {
    addEventListener(event, stop, { passive: true, once: true });
  }
  attempt();
  return stop;
}
