import { loadOptional } from '../loading/reloadOnStaleChunk';
import type { PageLoader } from '../navigation/pageLoader';

/** What browsers tell of a network (Network Information API). */
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

/** The most common next pages after the first one, by an address of each. */
const NEXT_PAGES = ['/product/1', '/store/1', '/cart/temp', '/login', '/wall', '/article/1'];

const NEXT_PARTS = [
  // What is said without a network must be there without one.
  () => import('../offline/OfflineStrip'),
  // A product's page, opened by a tap, would wait for its description.
  () => import('../richtext/RichText'),
  () => import('../pages/products/BuySheet'),
  () => import('../components/missing/MissingState'),
  // What answers a press has to be there before it.
  () => import('../components/cart/addToCartFeedback'),
  () => import('../components/cart/promptGuest'),
  () => import('../overlays/DialogHost'),
  () => import('../errors/ErrorPage'),
];

/** Resolves once the browser has nothing else to do. */
const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 50);
  });

/**
 * Prefetches the chunks of the most likely next pages, so that they open without a wait. One after the other: all at
 * once they would keep a phone from answering for a tenth of a second.
 *
 * @param signal aborted when the site is taken away: the rest is not loaded.
 */
export async function prefetchPages(loadPage: PageLoader, signal: AbortSignal): Promise<void> {
  if (!mayPrefetch()) return;
  const loads = [
    ...NEXT_PARTS.map((load) => () => loadOptional<unknown>(load())),
    ...NEXT_PAGES.map((pathname) => () => loadPage(pathname)),
  ];
  for (const load of loads) {
    await untilIdle();
    if (signal.aborted) return;
    await load();
    if (signal.aborted) return;
  }
}
