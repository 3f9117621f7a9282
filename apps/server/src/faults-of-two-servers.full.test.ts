import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PrivatePostgres, startPostgres } from '../../../scripts/postgres.mjs';
import { type PrivateRedis, startRedis } from '../../../scripts/redis.mjs';
import { expectClearFailures } from './testing/load/expect-clear-failures';
import { expectNothingLost } from './testing/load/expect-nothing-lost';
import { printReport } from './testing/load/print-report';
import { type Load, startLoad } from './testing/load/start-load';
import { openTwoServers, type TwoServers } from './testing/two-servers';

const { TEST_DATABASE_URL = '', TEST_REDIS_URL = '' } = process.env;
/** How long PostgreSQL is away. */
const LONG_MS = 20_000;
/** How long Redis is away: longer than a server waits for an answer. */
const SHORT_MS = 6_000;

describe.runIf(TEST_DATABASE_URL && TEST_REDIS_URL)('two servers under load', () => {
  let postgres: PrivatePostgres;
  let redis: PrivateRedis;
  let two: TwoServers;
  let load: Load;

  beforeAll(async () => {
    const started = await startPostgres({ install: false, durable: false });
    const startedRedis = await startRedis({ install: false });
    if (!started || !startedRedis) throw new Error('PostgreSQL or Redis is not installed');
    postgres = started;
    redis = startedRedis;
    return () => Promise.all([postgres.stop(), redis.stop()]);
  });
  beforeEach(async () => {
    two = await openTwoServers({ postgresUrl: postgres.url, redisUrl: redis.url });
    await Promise.all([two.launch(), two.launch()]);
    await two.untilReady(2);
    load = startLoad(two.baseUrl, two.shop);
    await load.calls.untilEachSucceeds();
  });
  afterEach(() => two.stop());

  /** Waits until each kind of call succeeds after a fault, ends the load, and expects that nothing is lost. */
  async function expectRecovery(fault: string, repair?: () => Promise<unknown>): Promise<void> {
    const recovery = await load.calls.untilEachSucceeds();
    await repair?.();
    await two.untilReady(2);
    await load.calls.untilEachSucceeds();
    const result = await load.stop();
    expectClearFailures(load.calls);
    for (const server of two.servers.values()) expect(server.loggedErrors()).toEqual([]);
    const totals = await expectNothingLost(two, result);
    printReport(fault, load.calls, recovery, totals);
  }
  const expectAlive = () => {
    for (const { child } of two.servers.values()) expect(child.exitCode).toBeNull();
  };

  test('lose nothing when one of them is killed', async () => {
    const [killed] = two.servers;
    if (!killed) throw new Error('no server');
    const [url, server] = killed;
    await server.kill();
    await expectRecovery('one of two servers killed', async () => {
      two.remove(url);
      await two.launch();
    });
  });

  test.each([
    ['is killed and started again', () => redis.kill(), () => redis.resume()],
    ['is suspended and continued', async () => redis.freeze(), async () => redis.thaw()],
  ])('go on, and lose nothing, when Redis %s', async (name, begin, end) => {
    await begin();
    await load.calls.untilEachSucceeds();
    await sleep(SHORT_MS);
    await load.calls.untilEachSucceeds();
    await end();
    await expectRecovery(`Redis ${name}`);
    expectAlive();
  });

  test('lose nothing when Redis is restarted', async () => {
    await redis.kill();
    await redis.resume();
    await expectRecovery('Redis is restarted');
    expectAlive();
  });

  test.each([
    ['is restarted', () => postgres.halt(), 0],
    ['crashes and is started again', () => postgres.kill(), 0],
    ['is away for 20 s', () => postgres.halt(), LONG_MS],
  ])('lose nothing when PostgreSQL %s', async (name, begin, ms) => {
    await begin();
    await sleep(ms);
    await postgres.resume();
    await expectRecovery(`PostgreSQL ${name}`);
    expectAlive();
  });
});
