import { createElement, lazy, useState, type ComponentType } from 'react';
import type { PendingPages } from './createPendingPages';

/** A page whose chunk loads on first render, or earlier through `load`. */
export type LazyPage = ComponentType & {
  readonly load: () => Promise<unknown>;
};

/** A page, eager or lazy. */
export type Page = ComponentType | LazyPage;

/**
 * Creates a site's `lazyPage`, which makes a page with a separate chunk. Once that has loaded, the page renders
 * synchronously: hydration keeps the server's markup, and a prefetched page opens without a fallback.
 *
 * @param pendingPages - Counts the pages that load during a navigation.
 * @example
 * const lazyPage = createLazyPage(pendingPages);
 * const wall = lazyPage(() => import('./WallPage'));
 */
export const createLazyPage =
  (pendingPages: PendingPages) =>
  (importPage: () => Promise<{ default: ComponentType }>): LazyPage => {
    let loaded: ComponentType | undefined;
    const load = async () => {
      const page = await importPage();
      loaded = page.default;
      return page;
    };
    const Later = lazy(() => pendingPages.track(load()));
    function Page() {
      // Decided once: a later change would remount the page.
      const [Shown] = useState<ComponentType>(() => loaded ?? Later);
      return createElement(Shown);
    }
    return Object.assign(Page, { load });
  };
