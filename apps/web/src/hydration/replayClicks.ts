declare global {
  interface Window {
    /** Buttons that were clicked before React had hydrated them, in their order (`public/theme.js`). */
    queuedClicks?: HTMLElement[];
    /** Queues a click; removed once no part of the page is left to hydrate. */
    queueClick?: (event: MouseEvent) => void;
    isDehydrated?: (element: Element) => boolean;
  }
}

/** The User Timing mark of when the page is hydrated; parts of it that load by themselves may follow. */
const USABLE = 'usable';
const PAGE_MARKS = '#root > [data-dehydrated], main > [data-dehydrated]';

/**
 * Clicks the queued buttons that React has hydrated by now; call it whenever a part of the page has been
 * hydrated. Sets the `usable` mark, and stops queueing once no part is left.
 */
export function replayClicks(): void {
  const { queuedClicks = [], isDehydrated, queueClick } = window;
  for (const button of queuedClicks.splice(0)) {
    if (isDehydrated?.(button)) {
      queuedClicks.push(button);
      continue;
    }
    button.removeAttribute('data-queued');
    if (button.isConnected) button.click();
  }
  if (!document.querySelector(PAGE_MARKS) && performance.getEntriesByName(USABLE).length === 0)
    performance.mark(USABLE);
  if (queueClick && !document.querySelector('[data-dehydrated]')) {
    removeEventListener('click', queueClick, true);
    delete window.queueClick;
  }
}
