import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRedis, type PrivateRedis } from '../../../../../scripts/redis.mjs';
import { trustedProxies } from '../../http/trusted-proxies';
import { startTestMall, type TestMall } from '../../testing';
import { makeColleague } from '../../testing/colleagues';
import { type BuiltSite, writeBuiltSite } from '../../testing/built-site';
import { refused } from '../../testing/refused';
import { until } from '../../testing/until';

const LIMIT = 40;
/** The calls of one of the servers. */
const SHARE = LIMIT / 2;

describe.runIf(process.env['TEST_REDIS_URL'])('two servers with one Redis', () => {
  let site: BuiltSite;
  let server: PrivateRedis;
  let redis: Redis;
  let one: TestMall;
  let other: TestMall;
  const start = () =>
    startTestMall(
      {
        redisUrl: server.url,
        publicUrl: 'https://mall.example',
        callsPerMinute: LIMIT,
        rendersPerMinute: LIMIT,
        trustProxy: trustedProxies('loopback'),
      },
      { siteRoot: site.root, oneServerBecause: 'the test starts the servers itself' },
    );
  beforeAll(async () => {
    site = await writeBuiltSite();
    const started = await startRedis({ install: false });
    if (!started) throw new Error('No Redis, although TEST_REDIS_URL is set');
    server = started;
    redis = new Redis(server.url);
    redis.on('error', () => {});
    [one, other] = [await start(), await start()];
  });
  afterAll(async () => {
    redis.disconnect();
    await one.stop();
    await other.stop();
    await server.stop();
    await site.remove();
  });

  let addresses = 0;
  /** An address that has called nothing yet. */
  const newAddress = () => {
    addresses += 1;
    return `10.2.${addresses >> 8}.${addresses & 255}`;
  };

  const open = async (mall: TestMall, path: string, address: string) => {
    const reply = await fetch(mall.baseUrl + path, { headers: { 'x-forwarded-for': address } });
    return { status: reply.status, text: await reply.text(), headers: reply.headers };
  };
  /** Calls several times, one after another. @returns the different statuses */
  const call = async (mall: TestMall, path: string, address: string, times: number) => {
    const statuses = new Set<number>();
    for (let time = 0; time < times; time += 1)
      statuses.add((await open(mall, path, address)).status);
    return [...statuses];
  };
  const keysOf = (address: string) => redis.keys(`mall:limits:*:${address}`);
  /** Waits until the servers have shared this many calls of an address. */
  const untilShared = (address: string, calls: number) =>
    until(async () => {
      const [key, ...others] = await keysOf(address);
      return key !== undefined && others.length === 0 && (await redis.get(key)) === `${calls}`;
    });
  /** Calls until a call is refused. @returns how many were answered */
  const callUntilRefused = async (mall: TestMall, path: string, address: string) => {
    for (let answered = 0; ; answered += 1) {
      if ((await open(mall, path, address)).status === 429) return answered;
    }
  };

  test.each(['/api/captcha', '/sitemap.xml'])(
    'refuse an address together when it exceeds the limit of %s over both',
    async (path) => {
      const limit = path === '/sitemap.xml' ? 60 : LIMIT;
      const address = newAddress();
      expect(await call(one, path, address, limit - 2)).toEqual([200]);
      await untilShared(address, limit - 2);
      expect(await call(other, path, address, 1)).toEqual([200]);
      await untilShared(address, limit - 1);
      // It learns the count a moment after Redis; alone it would allow all calls.
      expect(await callUntilRefused(other, path, address)).toBeLessThan(limit - 2);
      expect(await call(other, path, newAddress(), 1)).toEqual([200]);
    },
  );

  test('refuse a session of the desk together, and count no guess for it', async () => {
    const colleague = await makeColleague(one, ['clerk']);
    // Over HTTPS the cookie has a prefix.
    const cookie = colleague.cookie().replace('desk=', '__Host-desk=');
    const address = newAddress();
    const callDesk = async (mall: TestMall) => {
      const headers = { cookie, 'x-forwarded-for': address };
      return (await fetch(`${mall.baseUrl}/api/staff/audit/list`, { headers })).status;
    };
    const countOf = async (pattern: string) => {
      const [key = ''] = await redis.keys(`mall:limits:${pattern}`);
      return redis.get(key);
    };
    for (let time = 0; time < LIMIT; time += 1) expect(await callDesk(one)).toBe(200);
    await until(async () => (await countOf('calls:desk:*')) === `${LIMIT}`);
    await until(async () => (await countOf(`desk-cookies:${address}`)) === '0');
    expect(await callDesk(other)).toBe(200);
    await until(async () => (await countOf('calls:desk:*')) === `${LIMIT + 1}`);
    await until(async () => (await callDesk(other)) === 429);
    expect(await call(other, '/api/captcha', address, 1)).toEqual([200]);
  });

  test('render no further pages for an address that used its share over both', async () => {
    const address = newAddress();
    const isRendered = async (mall: TestMall, id: number) =>
      (await open(mall, `/counted/${id}`, address)).text.includes('<main>');
    for (let id = 1; id <= LIMIT; id += 1) expect(await isRendered(one, id)).toBe(true);
    await untilShared(address, LIMIT);
    expect(await isRendered(other, 1)).toBe(true);
    await untilShared(address, LIMIT + 1);
    let rendered = 1;
    while (await isRendered(other, rendered + 1)) rendered += 1;
    expect(rendered).toBeLessThan(LIMIT);
  });

  test('refuse no call when bursts at both stay within the limit', async () => {
    const address = newAddress();
    const burst = (mall: TestMall) =>
      Promise.all(
        Array.from(
          { length: SHARE },
          async () => (await open(mall, '/api/captcha', address)).status,
        ),
      );
    const statuses = [await burst(one), await burst(other)].flat();
    expect(statuses).toEqual(Array.from({ length: 2 * SHARE }, () => 200));
    await untilShared(address, LIMIT);
  });

  test('store each count until its window ends, and no longer', async () => {
    const address = newAddress();
    await call(one, '/api/captcha', address, 3);
    await untilShared(address, 3);
    const left = await Promise.all(
      (await redis.keys('mall:limits:*')).map((key) => redis.pttl(key)),
    );
    expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...left)).toBeLessThanOrEqual(60_000);
  });

  test('begin a new window when the clock of Redis has gone back by hours', async () => {
    const address = newAddress();
    expect(await call(one, '/api/captcha', address, LIMIT)).toEqual([200]);
    await untilShared(address, LIMIT);
    const [key = ''] = await keysOf(address);
    await redis.pexpire(key, 2 * 60 * 60_000);
    expect(await call(other, '/api/captcha', address, 1)).toEqual([200]);
    await untilShared(address, 1);
    expect(await redis.pttl(key)).toBeLessThanOrEqual(60_000);
    expect(await call(other, '/api/captcha', address, 1)).toEqual([200]);
  });

  test('answer guests while Redis is suspended, and count together again afterwards', async () => {
    const address = newAddress();
    server.freeze();
    expect(await call(one, '/api/captcha', address, SHARE)).toEqual([200]);
    expect(await call(other, '/api/captcha', address, SHARE - 1)).toEqual([200]);
    const ofOne = newAddress();
    expect(await callUntilRefused(one, '/api/captcha', ofOne)).toBe(LIMIT);
    server.thaw();
    await untilShared(address, LIMIT - 1);
    expect(await call(one, '/api/captcha', address, 1)).toEqual([200]);
    await untilShared(address, LIMIT);
    expect(await callUntilRefused(one, '/api/captcha', address)).toBeLessThan(SHARE - 1);
  });

  test('refuse an address still when Redis has lost its counts', async () => {
    const address = newAddress();
    expect(await call(one, '/api/captcha', address, LIMIT)).toEqual([200]);
    await untilShared(address, LIMIT);
    await server.kill();
    expect(await open(one, '/api/captcha', address)).toMatchObject({ status: 429 });
    await server.resume();
    await until(async () => (await keysOf(address)).length > 0);
    expect(await one.as().get('/api/captcha')).toMatchObject({ status: 200 });
    expect(await call(one, '/api/captcha', address, 5)).toEqual([429]);
    const { text } = await open(one, '/api/captcha', address);
    expect(JSON.parse(text)).toEqual(refused('tooManyRequests'));
  });
});
