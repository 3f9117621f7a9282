import { loadDialogHost } from '@mall/app/overlays';
import { loadOptional } from '@mall/app/loading';
import type { PageLoader } from '../navigation/pageLoader';

/** Network properties in browsers (Network Information API). */
export interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether the visitor's network allows prefetching: never on 2g or with data saver on (spec §9). */
export function canPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/** Whether this visitor's network allows prefetching now. */
export const mayPrefetch = (): boolean =>
  canPrefetch((navigator as Navigator & { readonly connection?: Connection }).connection);

/** The most common next pages, each by an example URL. */
const NEXT_PAGES = ['/product/1', '/store/1', '/cart/temp', '/login', '/wall', '/article/1'];

/** Parts of the next pages that load separately. */
const NEXT_PARTS = [
  () => import('../richtext/RichText'),
  () => import('../components/products/BuySheet'),
  () => import('../components/missing/MissingState'),
];

/** Parts that have to be loaded before the network is lost, or before a press expects a response. */
const PARTS = [
  () => import('../components/search/SearchHelp'),
  () => import('../offline/OfflineStrip'),
  () => import('../components/cart/addToCartFeedback'),
  () => import('../components/cart/promptGuest'),
  loadDialogHost,
  () => import('../errors/ErrorPage'),
];

/** Resolves when the browser is idle. */
const waitUntilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari lacks `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 50);
  });

/**
 * Runs loads sequentially: all at once would block a phone for a tenth of a second.
 *
 * @param signal aborted when the site unmounts: the rest is skipped.
 */
async function loadWhenIdle(
  loads: readonly (() => Promise<unknown>)[],
  signal: AbortSignal,
): Promise<void> {
  if (!mayPrefetch()) return;
  for (const load of loads) {
    await waitUntilIdle();
    if (signal.aborted) return;
    await load();
    if (signal.aborted) return;
  }
}

const optional = (loads: readonly (() => Promise<unknown>)[]) =>
  loads.map((load) => () => loadOptional(load()));

/** Prefetches the parts of the open page that must not wait for the network when they are needed. */
export const prefetchParts = (signal: AbortSignal): Promise<void> =>
  loadWhenIdle(optional(PARTS), signal);

/** Prefetches the chunks of the most likely next pages. */
export const prefetchPages = (loadPage: PageLoader, signal: AbortSignal): Promise<void> =>
  loadWhenIdle(
    [...optional(NEXT_PARTS), ...NEXT_PAGES.map((pathname) => () => loadPage(pathname))],
    signal,
  );
