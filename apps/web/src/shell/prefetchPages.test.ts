import { expect, it } from 'vitest';
import { canPrefetch } from './prefetchPages';

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
