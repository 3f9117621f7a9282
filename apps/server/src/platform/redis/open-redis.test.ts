import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRedis, type PrivateRedis } from '../../../../../scripts/redis.mjs';
import { until } from '../../testing/until';
import { openRedis, type OpenRedis } from './open-redis';

describe.runIf(process.env['TEST_REDIS_URL'])('a connection to Redis', () => {
  let server: PrivateRedis;
  let redis: OpenRedis;
  const reports: (string | null)[] = [];
  const heard: string[] = [];
  let returns = 0;
  beforeAll(async () => {
    const started = await startRedis({ install: false });
    if (!started) throw new Error('No Redis, although TEST_REDIS_URL is set');
    server = started;
    redis = await openRedis(server.url, (reason) => reports.push(reason && reason.message));
    redis.onReturn(() => (returns += 1));
    await redis.subscriptions.subscribe('events');
    redis.subscriptions.on('message', (_, text) => heard.push(text));
  });
  afterAll(async () => {
    redis.close();
    await server.stop();
  });

  test.each([
    ['is ended and started again', () => server.kill(), () => server.resume()],
    ['is suspended and continued', async () => server.freeze(), async () => server.thaw()],
  ])('reports one outage and refuses commands when Redis %s', async (_, begin, end) => {
    reports.length = 0;
    returns = 0;
    await redis.commands.set('before', '1');
    await begin();
    await until(() => !redis.isReachable());
    await expect(redis.commands.get('before')).rejects.toThrow();
    await end();
    await until(() => redis.isReachable() && returns > 0);
    expect(reports).toEqual([expect.any(String), null]);
    await until(async () => (await redis.commands.publish('events', 'after')) === 1);
    await until(() => heard.includes('after'));
  });

  test('reports a return when only the subscriptions were cut', async () => {
    returns = 0;
    await redis.commands.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    await until(() => returns === 1);
    expect(redis.isReachable()).toBe(true);
  });

  test('reports an outage and no return when there is no Redis at the start', async () => {
    const away: (string | null)[] = [];
    const nowhere = await openRedis('redis://127.0.0.1:1', (reason) =>
      away.push(reason && reason.message),
    );
    await until(() => !nowhere.isReachable());
    nowhere.close();
    expect(away).toEqual([expect.stringContaining('ECONNREFUSED')]);
  });
});
