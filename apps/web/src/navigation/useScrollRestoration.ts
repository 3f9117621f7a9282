import { browserStorage } from '@mall/sdk';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Falls back to memory in browsers that block `sessionStorage`. */
const tab = browserStorage(() => sessionStorage);

const slot = (place: string) => `mall.scroll.${place}`;

/**
 * Going back restores the scroll position; a new page starts at the top, or at the `#hash`; a change of only
 * the query, such as a filter, does not scroll (spec §2). Declarative routing has no scroll restoration, and
 * the browser's own runs before a list has loaded.
 */
export function useScrollRestoration(): void {
  const { key, hash, pathname, search } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(undefined);
  // The first history entry of every visit has the same key: the URL makes it unique.
  const place = `${key}${pathname}${search}`;

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const inPlace = type === 'REPLACE' && shown.current === pathname && !hash;
    const first = shown.current === undefined;
    shown.current = pathname;
    const isArrival = first && isNewVisit();
    const saved = type === 'POP' && !isArrival && tab.getItem(slot(place));
    // The reader of a page from the server may have scrolled before it was hydrated.
    if (!inPlace && !saved && !isArrival) scrollTo(0, 0);
    const going = inPlace ? undefined : saved ? goTo(Number(saved)) : goToHash(hash);
    const save = () => {
      // Do not save a position that is only passed during scrolling to the target: it would be restored next time.
      if (!going?.isUnderWay()) tab.setItem(slot(place), String(Math.round(scrollY)));
    };
    if (inPlace) save();
    addEventListener('scroll', save, { passive: true });
    return () => {
      removeEventListener('scroll', save);
      going?.stop();
    };
  }, [place, hash, pathname, type]);
}

/** Whether the URL was typed or an external link was followed, as opposed to a reload or going back. */
const isNewVisit = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate');

function goToHash(hash: string): Going | undefined {
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

/** Whether part of the page is still loading: its content could push the target away. */
const isLoading = () => document.querySelector('main [aria-busy="true"]') !== null;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A running scroll to a target on a page that is still growing. */
interface Going {
  readonly isUnderWay: () => boolean;
  readonly stop: () => void;
}

/** User input that indicates scrolling by the user. */
const ownActs = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Retries whenever the page grows, until it succeeds or the user scrolls. There is no timeout: lists and
 * pictures can take any time to load.
 */
function attemptUntil(succeeds: () => boolean): Going {
  let isUnderWay = true;
  const stop = () => {
    isUnderWay = false;
    observer.disconnect();
    for (const act of ownActs) removeEventListener(act, stop);
  };
  const attempt = () => {
    if (succeeds()) stop();
  };
  const observer = new ResizeObserver(attempt);
  observer.observe(document.documentElement);
  for (const act of ownActs) addEventListener(act, stop, { passive: true });
  attempt();
  return { isUnderWay: () => isUnderWay, stop };
}
