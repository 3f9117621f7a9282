import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRedis, type PrivateRedis } from '../../../../../scripts/redis.mjs';
import { until } from '../../testing/until';
import { openRedis, type OpenRedis } from './open-redis';

describe.runIf(process.env['TEST_REDIS_URL'])('a connection to Redis', () => {
  let server: PrivateRedis;
  let redis: OpenRedis;
  const reports: (string | null)[] = [];
  let returns = 0;
  beforeAll(async () => {
    const started = await startRedis({ install: false });
    if (!started) throw new Error('No Redis, although TEST_REDIS_URL is set');
    server = started;
    redis = await openRedis(server.url, (reason) => reports.push(reason && reason.message));
    redis.onReturn(() => (returns += 1));
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
    const waiting = redis.events.set('meanwhile', '1');
    await end();
    await until(() => redis.isReachable());
    expect(reports).toEqual([expect.any(String), null]);
    expect(returns).toBe(1);
    expect(await waiting).toBe('OK');
    expect(await redis.commands.get('meanwhile')).toBe('1');
  });

  test('reports an outage and no return when there is no Redis at the start', async () => {
    const away: (string | null)[] = [];
    const nowhere = await openRedis('redis://127.0.0.1:1', (reason) =>
      away.push(reason && reason.message),
    );
    await until(() => !nowhere.isReachable());
    nowhere.close();
    expect(away).toEqual([expect.any(String)]);
  });
});
