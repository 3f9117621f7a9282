/** Follows a movement in the history; set by the first overlay. */
export const back: { follow?: (event: PopStateEvent) => void; isFirst: boolean } = {
  isFirst: false,
};

/**
 * Lets overlays follow Back before a router does. Call it once before the router starts: otherwise the router renders
 * the page again each time Back closes an overlay.
 *
 * @example
 * listenForBack();
 * createRoot(root).render(<BrowserRouter>…</BrowserRouter>);
 */
export function listenForBack(): void {
  back.isFirst = true;
  addEventListener('popstate', (event) => back.follow?.(event));
}
