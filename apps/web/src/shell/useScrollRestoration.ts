import { browserStorage } from '@mall/sdk';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where a browser keeps nothing, the page itself remembers until it is left. */
const tab = browserStorage(() => sessionStorage);

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
    const kept = type === 'POP' && !(first && isNewVisit()) && tab.getItem(slot(place));
    const going = inPlace ? undefined : kept ? goTo(Number(kept)) : goToStart(hash);
    const save = () => {
      // On the way to a place the one in between is nobody's: kept, it would be the next one sought.
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

/** Whether the address was typed or a link from elsewhere was followed: not a reload, not the way back. */
const isNewVisit = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate');

function goToStart(hash: string): Going | undefined {
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

/** The way to a place of a page that is still growing. */
interface Going {
  readonly isUnderWay: () => boolean;
  readonly stop: () => void;
}

/** What a reader does who goes elsewhere by themselves. */
const ownActs = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Attempts it again whenever the page grows, until it succeeds or the reader acts. Pages grow as their
 * lists and pictures arrive, which takes as long as it takes: nothing is given up by the clock.
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
