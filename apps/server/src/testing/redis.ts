import { Redis } from 'ioredis';

/** A private Redis has this many databases, of which the first counts the others. */
const DATABASES = 10_000;

/**
 * The URL of an empty database on the tests' Redis; null: there is no Redis.
 *
 * @example
 * const one = await startTestMall({ redisUrl: await emptyRedis() });
 */
export async function emptyRedis(): Promise<string | null> {
  const server = process.env['TEST_REDIS_URL'];
  if (!server) return null;
  const redis = new Redis(server);
  const number = (await redis.incr('databases')) % DATABASES || 1;
  await redis.quit();
  const url = new URL(`/${number}`, server).href;
  await flushRedis(url);
  return url;
}

/** Empties a database of Redis. */
export async function flushRedis(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.flushdb();
  await redis.quit();
}
