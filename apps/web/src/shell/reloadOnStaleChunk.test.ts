import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnStaleChunk } from './reloadOnStaleChunk';

const reload = vi.fn();

beforeAll(() => reloadOnStaleChunk());
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00+08:00') });
  // jsdom does not implement page loads.
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
});

/** Simulates a missing chunk. @returns whether the error was handled */
function missChunk(): boolean {
  return !dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
}

it('reloads when a chunk is gone', () => {
  expect(missChunk()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

it('lets a second one within 60 s end in the error page', () => {
  missChunk();
  vi.advanceTimersByTime(59_999);
  expect(missChunk()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

it('stays when there is no network: a reload would only lose the page', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  expect(missChunk()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads again after 60 s', () => {
  missChunk();
  vi.advanceTimersByTime(60_000);
  expect(missChunk()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('lets it end in the error page where a browser keeps nothing: a reload might go on for ever', () => {
  const blocked = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(missChunk()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  blocked.mockRestore();
});
