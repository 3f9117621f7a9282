import { createElement, lazy, useState, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { waitFor } from '../loading/pendingPages';

/** A page whose chunk comes when it is drawn, or earlier by `load`. */
export type LazyPage = ComponentType & {
  readonly load: () => Promise<unknown>;
};

/** A page, at once or when its chunk has come. */
export type Page = ComponentType | LazyPage;

/**
 * A page in a chunk of its own. Once that is loaded, the page is drawn at once, without waiting for it again: what
 * the server rendered is taken over as it is, and a page that was prefetched opens without a gap.
 *
 * @example
 * const wall = lazyPage(() => import('./pages/articles/WallPage'));
 */
export function lazyPage(importPage: () => Promise<{ default: ComponentType }>): LazyPage {
  let loaded: ComponentType | undefined;
  const load = async () => {
    const page = await importPage();
    loaded = page.default;
    return page;
  };
  const Later = lazy(() => waitFor(load()));
  function Page() {
    // Decided once: the other one later would mount the page anew.
    const [Shown] = useState<ComponentType>(() => loaded ?? Later);
    return createElement(Shown);
  }
  return Object.assign(Page, { load });
}

/**
 * The path of several that an address is at. Paths without an id come before those with one.
 *
 * @example
 * pathAt(['/forget/form', '/forget/:id'], '/forget/aToken') // '/forget/:id'
 */
export const pathAt = <Path extends string>(
  paths: readonly Path[],
  pathname: string,
): Path | undefined => paths.find((path) => matchPath(path, pathname));
