import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNothingLost } from './testing/load/expect-nothing-lost';
import { startLoad } from './testing/load/start-load';
import { emptyRedis } from './testing/redis';
import { isFull } from './testing/scale';
import type { ServerProcess } from './testing/server-process';
import { openTwoServers, type TwoServers } from './testing/two-servers';

const { TEST_DATABASE_URL: postgres = '', TEST_REDIS_URL: redis = '' } = process.env;

describe.runIf(isFull && postgres && redis)('two servers that are restarted one by one', () => {
  let two: TwoServers;

  beforeAll(async () => {
    two = await openTwoServers({
      postgresUrl: postgres,
      redisUrl: (await emptyRedis()) ?? '',
      // Longer than a busy machine keeps the balancer from its check, or a caller from its next call.
      env: { SHUTDOWN_DELAY: '5' },
    });
    await Promise.all([two.launch(), two.launch()]);
    await two.untilReady(2);
  });
  afterAll(() => two.stop());

  /** Restarts a server, and waits until the balancer uses the new one. */
  async function restart(url: string, server: ServerProcess): Promise<void> {
    const ended = once(server.child, 'exit');
    server.child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    two.remove(url);
    await two.launch();
    await two.untilReady(2);
  }

  test('lose no request, no message and no item, and run no call twice', async () => {
    const load = startLoad(two.baseUrl, two.shop);
    for (let round = 0; round < 2; round += 1) {
      for (const [url, server] of [...two.servers]) await restart(url, server);
    }
    await load.calls.untilEachSucceeds();
    const result = await load.stop();

    expect(load.calls.unclear).toEqual([]);
    const { sold } = await expectNothingLost(two, result);
    const added = [...result.bought.values()].reduce((sum, { added: units }) => sum + units, 0);
    // Each member began with one item.
    expect(sold).toBe(added + two.shop.members.length);
    // An open chat is closed with its server, and a page opens it again.
    const failures = Object.keys(load.calls.failures);
    expect(failures.filter((failure) => !/socket/.test(failure))).toEqual([]);
  });
});
