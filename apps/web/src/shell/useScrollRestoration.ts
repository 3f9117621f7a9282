import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Pages grow while their pictures and lists arrive: a place is tried for this long. */
const PATIENCE = 3_000;

const slot = (key: string) => `mall.scroll.${key}`;

/**
 * Going back lands where one left; going on starts at the top, or at the `#hash` (spec §2).
 * Declarative routing brings no restoration of its own, and the browser's gives up before a list is there.
 */
export function useScrollRestoration(): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const kept = type === 'POP' ? sessionStorage.getItem(slot(key)) : null;
    const stop = kept === null ? goToStart(hash) : goTo(Number(kept));
    const save = () => sessionStorage.setItem(slot(key), String(Math.round(scrollY)));
    addEventListener('scroll', save, { passive: true });
    return () => {
      removeEventListener('scroll', save);
      stop();
    };
  }, [key, hash, type]);
}

function goToStart(hash: string): () => void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
  return () => undefined;
}

/** Scrolls to `top` as soon as the page is high enough, unless the reader scrolls first. */
function goTo(top: number): () => void {
  const until = Date.now() + PATIENCE;
  const stop = () => {
    observer.disconnect();
    for (const event of ['wheel', 'touchstart', 'keydown'] as const)
      removeEventListener(event, stop);
  };
  const attempt = () => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) < 2 || Date.now() > until) stop();
  };
  const observer = new ResizeObserver(attempt);
  observer.observe(document.documentElement);
  for (const event of ['wheel', 'touchstart', 'keydown'] as const) {
    addEventListener(event, stop, { passive: true, once: true });
  }
  attempt();
  return stop;
}
