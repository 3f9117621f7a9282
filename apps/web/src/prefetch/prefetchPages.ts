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

const NEXT_PARTS = [
  // The offline notice has to be loaded before the network is lost.
  () => import('../offline/OfflineStrip'),
  // The description's chunk, which a product page opened by a tap would wait for.
  () => import('../richtext/RichText'),
  () => import('../pages/products/BuySheet'),
  () => import('../components/missing/MissingState'),
  // Chunks that respond to a press have to be loaded before it.
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
 * Prefetches the chunks of the most likely next pages. Sequentially: all at once would block a phone for a tenth of a
 * second.
 *
 * @param signal aborted when the site unmounts: the rest is skipped.
 */
export async function prefetchPages(loadPage: PageLoader, signal: AbortSignal): Promise<void> {
  if (!mayPrefetch()) return;
  const loads = [
    ...NEXT_PARTS.map((load) => () => loadOptional<unknown>(load())),
    ...NEXT_PAGES.map((pathname) => () => loadPage(pathname)),
  ];
  for (const load of loads) {
    await waitUntilIdle();
    if (signal.aborted) return;
    await load();
    if (signal.aborted) return;
  }
}
