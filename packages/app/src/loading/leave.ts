let leaving = false;

/** Whether the page is navigating to another site: requests that the browser aborts now have not failed. */
export const isLeaving = (): boolean => leaving;

/**
 * Navigates to another site. Firefox aborts a page's requests when the navigation starts, long before the other site
 * loads.
 *
 * @example
 * leave(() => location.assign(url));
 */
export function leave(go: () => void): void {
  leaving = true;
  // The back-forward cache may restore the page.
  addEventListener('pageshow', () => (leaving = false), { once: true });
  go();
}
