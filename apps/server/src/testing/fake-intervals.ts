import { vi } from 'vitest';
import { secondTestConnections, sharedTestDatabase } from './database';
import { serversOfRun } from './servers-of-run';

/**
 * Lets a test file run jobs by advancing the time of `setInterval`; `vi.useRealTimers()` ends it. Call it before the mall
 * starts. The database opens first: on the test's clock its watch would find it unreachable within a few milliseconds.
 *
 * @example
 * beforeAll(async () => {
 *   await fakeIntervals();
 *   mall = await startTestMall();
 * });
 */
export async function fakeIntervals(): Promise<void> {
  await (serversOfRun() === 1 ? sharedTestDatabase() : secondTestConnections());
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
}
