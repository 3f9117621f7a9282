import { createElement, useState, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { lazyAttempts } from './lazyAttempts';

/** A page whose chunk loads on first render, or earlier through `load`. */
export type LazyPage = ComponentType & {
  readonly load: () => Promise<unknown>;
};

/** A page, eager or lazy. */
export type Page = ComponentType | LazyPage;

/** How a site loads its pages. */
export interface PageLoading {
  /**
   * Creates a page with a separate chunk. Once that has loaded, the page renders synchronously: hydration keeps the
   * server's markup, and a prefetched page opens without a fallback.
   */
  readonly lazyPage: (importPage: () => Promise<{ default: ComponentType }>) => LazyPage;
  /** Returns whether the chunk of a page loads during a navigation. */
  readonly useIsPagePending: () => boolean;
}

/**
 * Creates the page loading of a site.
 *
 * @example
 * const { lazyPage, useIsPagePending } = createPageLoading();
 * const wall = lazyPage(importWallPage);
 */
export function createPageLoading(): PageLoading {
  /** The number of pages whose chunks are loading during a navigation. */
  const pending = createStore<number>(() => 0);
  // Called during rendering, when no state may change.
  const count = (by: number) => queueMicrotask(() => pending.setState((now) => now + by, true));

  return {
    lazyPage(importPage) {
      let loaded: ComponentType | undefined;
      const load = async () => {
        const page = await importPage();
        loaded = page.default;
        return page;
      };
      // A page that could not be loaded is requested again by the next navigation.
      const later = lazyAttempts(() => {
        count(1);
        return load().finally(() => count(-1));
      });
      function Page() {
        // Decided once: a later change would remount the page.
        const [Shown] = useState<ComponentType>(() => loaded ?? later());
        return createElement(Shown);
      }
      return Object.assign(Page, { load });
    },
    useIsPagePending: () => useStore(pending) > 0,
  };
}
