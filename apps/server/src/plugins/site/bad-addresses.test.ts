import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestMall, type TestMall } from '../../testing';
import { type BuiltSite, writeBuiltSite } from '../../testing/built-site';
import { callRaw } from '../../testing/raw-call';
import { openRaw } from '../../testing/raw-socket';
import { refused } from '../../testing/refused';

let site: BuiltSite;
let mall: TestMall;
beforeAll(async () => {
  site = await writeBuiltSite();
  mall = await startTestMall({ publicUrl: 'https://mall.example' }, { siteRoot: site.root });
});
// A bad address is the client's mistake, so nothing is logged as an error.
afterEach(() => expect(mall.takeFaults()).toEqual([]));
afterAll(async () => {
  await mall.stop();
  await site.remove();
});

test.each([
  '/search/%00',
  '/search/%07',
  `/search/${'x'.repeat(51)}`,
  `/search/${'x'.repeat(600)}`,
  '/search/%2e%2e',
  '/search/%2E',
  '/%2e%2e/mall',
  '/search/..',
  '/%',
  '/%zz',
  '/%ff',
  '/search/100%',
  '/search/%E9%BA%B5%E5%8C',
  '/product/%zz',
  '/product/%00',
  '/mall/%00',
  '/mall%',
  '/nowhere',
])('the site answers %s with its 404 page', async (address) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, body } = await callRaw(mall.baseUrl, address, {}, method);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect(headers['x-request-id']).toBeDefined();
    if (method === 'GET') {
      expect(body).toContain('<div id="root"></div>');
      expect(body).toContain('<meta name="robots" content="noindex" />');
    }
  }
});

test.each([
  ['GET', '/api/%zz'],
  ['GET', '/api/search/product/%E9%BA%B5%E5%8C'],
  ['GET', '/media/%'],
  ['GET', '/assets/%zz.js'],
  ['POST', '/%zz'],
])('the API refuses %s %s in the envelope, with the security headers', async (method, address) => {
  const { status, headers, body } = await callRaw(mall.baseUrl, address, {}, method);
  expect(status).toBe(400);
  expect(JSON.parse(body)).toEqual(refused('malformed'));
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toBeDefined();
});

test.each(['/socket.io/', '/socket.io/?EIO=4', '/socket.io/?EIO=4&transport=nothing'])(
  'the socket server refuses %s with the security headers',
  async (address) => {
    const { status, headers } = await callRaw(mall.baseUrl, address);
    expect(status).toBe(400);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  },
);

test.each(['mall', 'MALL', 'mall:80'])(
  'a request target in absolute form is its path: http://%s/mall',
  async (host) => {
    const socket = openRaw(mall.baseUrl);
    socket.send(`GET http://${host}/mall?a=1 HTTP/1.1\r\nhost: other\r\nconnection: close\r\n\r\n`);
    const answer = await socket.ended;
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('id="mall-state"');
  },
);

test('a request target in absolute form sets the host, whatever the header contains', async () => {
  const shop = await startTestMall({}, { siteRoot: site.root });
  try {
    const socket = openRaw(shop.baseUrl);
    socket.send('GET http://named.example HTTP/1.1\r\nhost: other\r\nconnection: close\r\n\r\n');
    expect(await socket.ended).toContain('href="http://named.example/"');
  } finally {
    await shop.stop();
  }
});
