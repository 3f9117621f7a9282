import { afterEach, expect, it, vi } from 'vitest';
import { canPrefetch, prefetchPages, prefetchParts } from './prefetchPages';

it.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('on a connection of %o it is %s that prefetching is allowed', (connection, may) => {
  expect(canPrefetch(connection)).toBe(may);
});

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['pages', (signal: AbortSignal) => prefetchPages(async () => undefined, signal)],
  ['parts', prefetchParts],
])('prefetching %s stops when the site unmounts', async (_what, prefetch) => {
  const leaving = new AbortController();
  const prefetching = prefetch(leaving.signal);
  leaving.abort();
  vi.stubGlobal('window', undefined);
  await expect(prefetching).resolves.toBeUndefined();
});
