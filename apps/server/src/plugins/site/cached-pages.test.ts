import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { trustedProxies } from '../../http/trusted-proxies';
import { startTestMall, type TestMall } from '../../testing';
import { type BuiltSite, writeBuiltSite } from '../../testing/built-site';

const STOREFRONT = 'https://club.example';

let site: BuiltSite;
beforeAll(async () => {
  site = await writeBuiltSite();
});
afterAll(() => site.remove());

/** The config of a shop at one public address, and of one at the address of each request. */
const SHOPS = [
  ['a public address', 'https://mall.example', []],
  ['no public address, but storefronts', null, [STOREFRONT]],
] as const;

/** Headers of one reply alone. */
const OF_ONE_REPLY = ['date', 'x-request-id'];

type Headers = Readonly<Record<string, string>>;

/** Requests by which the reply of a page differs. */
const REQUESTS: readonly (readonly [name: string, method: string, headers: Headers])[] = [
  ['uncompressed', 'GET', {}],
  ['by Brotli', 'GET', { 'accept-encoding': 'gzip, deflate, br' }],
  ['by gzip', 'GET', { 'accept-encoding': 'gzip' }],
  ['its head alone', 'HEAD', { 'accept-encoding': 'br' }],
  ['for another origin', 'GET', { origin: STOREFRONT }],
  ['for an unknown origin', 'GET', { origin: 'https://other.example' }],
  ['by another host', 'GET', { host: 'other.example' }],
  ['by a proxy', 'GET', { 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' }],
  ['to a visitor with cookies', 'GET', { cookie: 'XSRF-TOKEN=x; theme=dark; session=y' }],
  ['to a member', 'GET', { authorization: 'Bearer x', 'accept-language': 'en' }],
];

describe.each(SHOPS)('a cached page of a shop with %s', (_name, publicUrl, storefrontOrigins) => {
  let mall: TestMall;
  beforeAll(async () => {
    mall = await startTestMall(
      {
        publicUrl,
        storefrontOrigins,
        trustProxy: trustedProxies('loopback'),
        rendersPerMinute: 1_000,
      },
      { siteRoot: site.root, oneServerBecause: 'each server renders and caches its own pages' },
    );
  });
  afterAll(() => mall.stop());
  beforeEach(async () => {
    await mall.restart();
    await mall.reset();
    await mall.setConfig('common', 'web_desc', '鄰里好味道，'.repeat(400));
    await mall.setConfig('common', 'ga_code', 'G-1A2B3C4D5E');
  });

  /** The status, the headers in their order, and the body, as they are sent. */
  const send = (path: string, headers: Headers, method = 'GET') =>
    new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>(
      (resolve, reject) => {
        const { hostname, port } = new URL(mall.baseUrl);
        request({ hostname, port, path, method, headers, agent: false }, (reply) => {
          const { statusCode: status = 0, rawHeaders } = reply;
          const pairs = rawHeaders.flatMap((name, at) =>
            at % 2 === 0 && !OF_ONE_REPLY.includes(name.toLowerCase())
              ? [[name.toLowerCase(), rawHeaders[at + 1] ?? ''] as const]
              : [],
          );
          buffer(reply).then(
            (body) => resolve({ status, headers: Object.fromEntries(pairs), body }),
            reject,
          );
        })
          .on('error', reject)
          .end();
      },
    );

  test.each(REQUESTS)('is sent %s as before it was cached', async (_request, method, headers) => {
    const first = await send('/mall', headers, method);
    expect(first.status).toBe(200);
    // Cached by the same request, and then by another one.
    expect(await send('/mall', headers, method)).toEqual(first);
    await mall.restart();
    await send('/mall', {});
    expect(await send('/mall', headers, method)).toEqual(first);
    expect(await send('/mall?fbclid=x', headers, method)).toEqual(first);

    const copy = { ...headers, 'if-none-match': first.headers['etag'] ?? '' };
    const same = await send('/mall', copy, method);
    expect(same.status).toBe(304);
    await mall.restart();
    expect(await send('/mall', copy, method)).toEqual(same);
    expect(await send('/mall', copy, method)).toEqual(same);
    expect((await send('/mall', { ...copy, 'if-none-match': '"other"' }, method)).status).toBe(200);
  });

  test('is the same for a visitor with cookies, a member and a guest', async () => {
    const { body } = await send('/mall', {});
    for (const [, , headers] of REQUESTS.filter(([name]) => name.startsWith('to a'))) {
      const other = await send('/mall', headers);
      expect(other.body.equals(body)).toBe(true);
      expect(other.headers).not.toHaveProperty('set-cookie');
      expect(other.headers['vary']).not.toMatch(/cookie|authorization|language/i);
    }
  });

  test('has a policy for the host by which it is requested', async () => {
    const policyFor = async (host: string) =>
      (await send('/mall', { host })).headers['content-security-policy'];
    for (const host of ['one.example', 'two.example', 'one.example']) {
      expect(await policyFor(host)).toContain(
        publicUrl === null ? `ws://${host}` : 'wss://mall.example',
      );
    }
  });

  test('is not sent to a request that is refused when nothing is cached', async () => {
    const { hostname, port } = new URL(mall.baseUrl);
    const withoutHost = () =>
      new Promise<number>((resolve, reject) => {
        request({ hostname, port, path: '/mall', setHost: false, agent: false }, (reply) => {
          reply.resume();
          resolve(reply.statusCode ?? 0);
        })
          .on('error', reject)
          .end();
      });
    expect(await withoutHost()).toBe(400);
    await send('/mall', {});
    expect(await withoutHost()).toBe(400);

    // Rewritten, it reads as the address of a page that exists.
    expect((await send('/counted/%25zz', {})).status).toBe(200);
    expect((await send('/counted/%zz', {})).status).toBe(404);
    expect((await send('/mall', {}, 'POST')).status).toBe(404);
  });
});
