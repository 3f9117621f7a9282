/**
 * A page that is still here after this time (ms) was not left: the address was a download, or the visitor stayed when
 * the browser asked.
 */
const LEFT_WITHIN_MS = 10_000;

let leaving = false;
let stay: ReturnType<typeof setTimeout> | undefined;

// Firefox aborts a page's requests when a navigation starts, long before the next page loads.
addEventListener('beforeunload', () => {
  leaving = true;
  clearTimeout(stay);
  stay = setTimeout(() => (leaving = false), LEFT_WITHIN_MS);
});
// The back-forward cache may restore the page.
addEventListener('pageshow', () => (leaving = false));

/** Returns whether the page is being left: requests that the browser aborts now have not failed. */
export const isLeaving = (): boolean => leaving;
