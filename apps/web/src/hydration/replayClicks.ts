declare global {
  interface Window {
    /** Buttons clicked before React hydrated them, in order (`public/theme.js`). */
    queuedClicks?: HTMLElement[];
    /** Queues a click; removed once the page is completely hydrated. */
    queueClick?: (event: MouseEvent) => void;
    isDehydrated?: (element: Element) => boolean;
  }
}

/** The User Timing mark of the page's hydration; lazy parts may follow. */
const USABLE = 'usable';
const PAGE_MARKS = '#root > [data-dehydrated], main > [data-dehydrated]';

let setUsable: () => void = () => undefined;
/** Resolves when the page can be used: what only some visitors need may load from then on. */
export const whenUsable = new Promise<void>((resolve) => {
  setUsable = resolve;
});

/**
 * Replays the clicks on buttons that React has hydrated; call it after each hydrated boundary. Sets the `usable`
 * mark, and stops queueing once everything is hydrated.
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
  if (!document.querySelector(PAGE_MARKS) && performance.getEntriesByName(USABLE).length === 0) {
    performance.mark(USABLE);
    setUsable();
  }
  if (queueClick && !document.querySelector('[data-dehydrated]')) {
    removeEventListener('click', queueClick, true);
    delete window.queueClick;
  }
}
