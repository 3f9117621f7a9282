interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether the visitor's network can spare something: never on 2g or with data saver on (spec §9). */
export function canPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/** Where most visits go from the first page. */
const NEXT_PAGES = [
  () => import('../pages/products/ProductPage'),
  () => import('../pages/products/StorePage'),
  () => import('../pages/cart/CartPage'),
  () => import('../pages/auth/LoginPage'),
  () => import('../pages/articles/WallPage'),
  () => import('../pages/articles/ArticlePage'),
  // What says that the network is gone must not wait for the network.
  () => import('../overlays/PopupHost'),
];

/** Fetches the pages that are likely next, so that going there shows no waiting. */
export function prefetchPages(): void {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (!canPrefetch(connection)) return;
  // One that fails now is fetched again when it is gone to.
  for (const load of NEXT_PAGES) load().catch(() => undefined);
}
