import { afterEach, expect, it, vi } from 'vitest';
import { crossFade, isSkipped } from './motion';

const skipped = [
  new DOMException('Viewport size changed', 'InvalidStateError'),
  new DOMException('Old view transition aborted by new view transition', 'AbortError'),
  new Error('A ViewTransition was aborted early', { cause: new DOMException('', 'AbortError') }),
];
const faults = [
  new Error('nothing of the kind'),
  new DOMException('', 'TimeoutError'),
  'a word',
  undefined,
];

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
});

/** A browser that supports view transitions, and skips one for a reason. */
function browserThatSkips(reason: unknown) {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('reportError', vi.fn());
  const startViewTransition = (change: () => void) => {
    change();
    return { ready: Promise.reject(reason) };
  };
  Object.assign(document, { startViewTransition });
}

it.each(skipped)('recognises a skipped transition: %s', async (reason) => {
  expect(isSkipped(reason)).toBe(true);
  browserThatSkips(reason);
  const change = vi.fn();
  crossFade(change);
  await Promise.resolve();
  expect(change).toHaveBeenCalledOnce();
  expect(reportError).not.toHaveBeenCalled();
});

it.each(faults)('reports an unexpected error: %s', async (reason) => {
  expect(isSkipped(reason)).toBe(false);
  browserThatSkips(reason);
  crossFade(() => undefined);
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledExactlyOnceWith(reason));
});
