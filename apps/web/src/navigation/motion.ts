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
  const { ready } = document.startViewTransition(() => flushSync(change));
  ready.catch((error: unknown) => {
    if (!isSkipped(error)) reportError(error);
  });
}

/**
 * Whether the browser only left out the movement, because of the next one or another size of the window: the change is
 * made all the same.
 */
export function isSkipped(error: unknown): boolean {
  const reason = error instanceof Error ? (error.cause ?? error) : error;
  return (
    reason instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(reason.name)
  );
}
