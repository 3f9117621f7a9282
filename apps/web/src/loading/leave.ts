let leaving = false;

/** Whether the page is on its way to another site: what the browser breaks off now has not failed. */
export const isLeaving = (): boolean => leaving;

/**
 * Leaves for another site. Firefox breaks off what a page loads as soon as it leaves, long before the other site
 * is there.
 *
 * @example
 * leave(() => location.assign(url));
 */
export function leave(go: () => void): void {
  leaving = true;
  // A browser that kept the page alive shows it again.
  addEventListener('pageshow', () => (leaving = false), { once: true });
  go();
}
