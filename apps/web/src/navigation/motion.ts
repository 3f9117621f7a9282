import { flushSync } from 'react-dom';

/** Whether this browser supports view transitions, and the user has not asked for reduced motion. */
export const mayMove = (): boolean =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Changes the page with a cross-fade, if motion is possible and allowed.
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
 * Whether the browser only skipped the animation, because of another transition or a resized window; the page has
 * changed nevertheless.
 */
export function isSkipped(error: unknown): boolean {
  const reason = error instanceof Error ? (error.cause ?? error) : error;
  return (
    reason instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(reason.name)
  );
}
