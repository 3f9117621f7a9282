import { createElement, lazy, useState, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { waitFor } from '../loading/pendingPages';

/** A page whose chunk loads on first render, or earlier through `load`. */
export type LazyPage = ComponentType & {
  readonly load: () => Promise<unknown>;
};

/** A page, eager or lazy. */
export type Page = ComponentType | LazyPage;

/**
 * Creates a page with a separate chunk. Once that has loaded, the page renders synchronously: hydration keeps the
 * server's markup, and a prefetched page opens without a fallback.
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
    // Decided once: a later change would remount the page.
    const [Shown] = useState<ComponentType>(() => loaded ?? Later);
    return createElement(Shown);
  }
  return Object.assign(Page, { load });
}

/**
 * Returns the path pattern that matches a pathname. Patterns without an id have to come before those with one.
 *
 * @example
 * pathAt(['/forget/form', '/forget/:id'], '/forget/aToken') // '/forget/:id'
 */
export const pathAt = <Path extends string>(
  paths: readonly Path[],
  pathname: string,
): Path | undefined => paths.find((path) => matchPath(path, pathname));
