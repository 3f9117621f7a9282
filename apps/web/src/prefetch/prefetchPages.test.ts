import { afterEach, expect, it, vi } from 'vitest';
import { canPrefetch, prefetchPages } from './prefetchPages';

it.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('with a connection of %o it is %s that pages may be prefetched', (connection, may) => {
  expect(canPrefetch(connection)).toBe(may);
});

afterEach(() => vi.unstubAllGlobals());

it('stops once the site is taken away, and asks for nothing of a page that is gone', async () => {
  const leaving = new AbortController();
  const prefetching = prefetchPages(async () => undefined, leaving.signal);
  leaving.abort();
  vi.stubGlobal('window', undefined);
  await expect(prefetching).resolves.toBeUndefined();
});
