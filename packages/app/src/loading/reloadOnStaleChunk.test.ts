import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadOptional } from './loadOptional';
import { loadWithRetry } from './loadWithRetry';
import { reloadOnStaleChunk } from './reloadOnStaleChunk';

const reload = vi.fn();
const shop = vi.fn<() => Promise<Response>>();

beforeAll(() => reloadOnStaleChunk());
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00+08:00') });
  // jsdom does not implement page loads.
  vi.stubGlobal('location', { reload });
  shop.mockResolvedValue(new Response());
  vi.stubGlobal('fetch', shop);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  reload.mockClear();
});

/** Loads a missing chunk as the built page does: dispatches the event, then rejects. */
async function missChunk(): Promise<never> {
  await Promise.resolve();
  const error = new TypeError('error loading dynamically imported module');
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: error,
  });
  dispatchEvent(event);
  throw error;
}

/** A page that needs the chunk. */
async function needChunk(): Promise<void> {
  await expect(missChunk()).rejects.toThrow('dynamically imported');
  await vi.advanceTimersByTimeAsync(0);
}

it('reloads when a chunk is missing', async () => {
  await needChunk();
  expect(reload).toHaveBeenCalledOnce();
});

it('shows the error page when a second chunk is missing within 60 s, and reloads again after that', async () => {
  await needChunk();
  await vi.advanceTimersByTimeAsync(59_998);
  await needChunk();
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2);
  await needChunk();
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['cannot be reached', () => shop.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['is down', () => shop.mockResolvedValueOnce(new Response(null, { status: 502 }))],
])('stays when the shop %s: a reload would lose the page', async (_, fail) => {
  fail();
  await needChunk();
  expect(reload).not.toHaveBeenCalled();
});

it('shows the error page when storage is blocked: reloads might never end', async () => {
  const blocked = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await needChunk();
  expect(reload).not.toHaveBeenCalled();
  blocked.mockRestore();
});

it('stays when an optional chunk is missing', async () => {
  expect(await loadOptional(missChunk())).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload when the page is being left and the browser aborts its chunks', async () => {
  dispatchEvent(new Event('beforeunload'));
  await needChunk();
  expect(reload).not.toHaveBeenCalled();
  // The visitor comes back to the page, which the browser has cached.
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await needChunk();
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads when a chunk is missing ten seconds after the start of a download', async () => {
  dispatchEvent(new Event('beforeunload'));
  await vi.advanceTimersByTimeAsync(9_000);
  await needChunk();
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  await needChunk();
  expect(reload).toHaveBeenCalledOnce();
});

it('retries an optional chunk until it loads, without a reload', async () => {
  let tries = 0;
  const load = async () => ((tries += 1) < 4 ? missChunk() : Promise.resolve('there'));
  const chunk = loadWithRetry(load);
  await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000 - 1);
  expect(tries).toBe(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(await chunk).toBe('there');
  expect(reload).not.toHaveBeenCalled();
});
