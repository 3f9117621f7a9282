import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestMall, type TestMall } from '../testing';
import { emptyRedis } from '../testing/redis';

const ALONE = { oneServerBecause: 'the test starts the servers itself' };
const WARNING = /Uploads are on the disk of this server/;

describe.runIf(process.env['TEST_REDIS_URL'])('a server with uploads on its disk', () => {
  let one: TestMall;
  let other: TestMall;
  beforeAll(async () => {
    const shared = { redisUrl: await emptyRedis(), logLevel: 'warn' } as const;
    one = await startTestMall(shared, ALONE);
    other = await startTestMall(shared, ALONE);
  });
  afterAll(async () => {
    await one.stop();
    await other.stop();
  });

  test('warns at start only when another server is running', () => {
    expect(one.takeWarnings()).toEqual([]);
    expect(other.takeWarnings()).toEqual([expect.stringMatching(WARNING)]);
  });
});
