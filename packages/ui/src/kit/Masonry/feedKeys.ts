const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

const isVisible = (element: HTMLElement) => element.getClientRects().length > 0;

/**
 * Moves the focus out of an infinite feed (WAI-ARIA APG, Feed), to the element before or after it.
 *
 * @returns whether there was an element to focus.
 */
export function leaveFeed(feed: HTMLElement, way: 'before' | 'after'): boolean {
  const side =
    way === 'after' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const outside = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      !feed.contains(element) && feed.compareDocumentPosition(element) & side && isVisible(element),
  );
  const target = way === 'after' ? outside[0] : outside.at(-1);
  target?.focus();
  return target !== undefined;
}
