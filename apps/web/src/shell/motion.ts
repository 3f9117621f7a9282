import { flushSync } from 'react-dom';

/** Whether this browser animates from one view to the next, and its owner wants it to. */
export const mayMove = (): boolean =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Makes a change of the page that is cross-faded, where that is possible and wanted.
 *
 * @example
 * crossFade(() => setTheme('dark'));
 */
export function crossFade(change: () => void): void {
  if (!mayMove()) return change();
  // Skipped, e.g. by the next one or another size of the window: the change is made all the same.
  document.startViewTransition(() => flushSync(change)).ready.catch(() => undefined);
}
