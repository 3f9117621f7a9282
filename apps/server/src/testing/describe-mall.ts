import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Config } from '../config/config';
import { startTestMall, type TestMall, type TestMallOptions } from '.';

/** How a test file uses its mall. */
export interface DescribeMallOptions extends TestMallOptions {
  /** `false` preserves the rows of one test for the next one; by default all tables are emptied. */
  readonly reset?: boolean;
}

/**
 * Starts a mall for the tests of the calling file, empties it before each test, and stops it after
 * the last one. Call it once, at the top level.
 *
 * @param overrides configuration values for this server; a function is called after earlier `beforeAll` hooks.
 * @returns the mall; it can be used in hooks and tests, not while the file is loaded.
 * @example
 * const mall = describeMall({ trustProxy: trustedProxies('1') });
 * test('shows a guest no cart', async () => {
 *   expect((await mall.as().get('/api/shopping/cart/list/1')).status).toBe(401);
 * });
 */
export function describeMall(
  overrides: Partial<Config> | (() => Partial<Config>) = {},
  { reset = true, ...options }: DescribeMallOptions = {},
): TestMall {
  let started: TestMall | undefined;
  beforeAll(async () => {
    const config = typeof overrides === 'function' ? overrides() : overrides;
    started = await startTestMall(config, options);
  });
  if (reset) beforeEach(() => started?.reset());
  afterAll(() => started?.stop());
  // The mall exists only once the hooks have run, and tests need a name for it while they are defined.
  return new Proxy({} as TestMall, {
    get(_, property) {
      if (!started)
        throw new Error('The mall is started by a hook: use it in tests and hooks only.');
      return Reflect.get(started, property);
    },
  });
}
