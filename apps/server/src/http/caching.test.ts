import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeSocial, startTestMall, type TestMall } from '../testing';
import { callFor, endpoints, send } from '../testing/access/endpoints';
import { createFixture } from '../testing/access/fixture';
import { callRaw } from '../testing/raw-call';

let mall: TestMall;
let siteRoot: string;
beforeAll(async () => {
  siteRoot = await mkdtemp(path.join(tmpdir(), 'mall-site-'));
  await writeFile(path.join(siteRoot, 'index.html'), '<!doctype html><title>巷口市集</title>');
  mall = await startTestMall({ demo: true, social: fakeSocial }, { siteRoot });
});
afterAll(async () => {
  await mall.stop();
  await rm(siteRoot, { recursive: true });
});

const varyOf = (headers: Headers) =>
  (headers.get('vary') ?? '').split(',').map((each) => each.trim().toLowerCase());

for (const endpoint of endpoints) {
  const name = `${endpoint.domain}.${endpoint.name}`;
  test(`${name}: shared caches may not store personal data`, async () => {
    const fixture = await createFixture(mall);
    for (const role of ['guest', 'another', 'dealer', 'poster', 'staff', 'member'] as const) {
      const call = await callFor(endpoint, fixture, role);
      const token = role === 'guest' ? undefined : fixture.people[role].token;
      const { status, headers } = await send(mall, endpoint, call, token);
      const carriesToken = endpoint.domain === 'auth' || headers.has('set-cookie');
      const expected = carriesToken || status >= 400 ? 'no-store' : 'private, no-cache';
      expect([role, status, headers.get('cache-control')]).toEqual([role, status, expected]);
      expect(varyOf(headers)).toEqual(expect.arrayContaining(['authorization', 'accept-language']));
    }
  });
}

test('the sign-in reply with the token is never stored', async () => {
  const member = await mall.makeMember();
  const reply = await mall.as().post('/api/login', {
    account: member.account,
    type: 'account',
    password: Buffer.from('Mall-1234').toString('base64'),
    device_name: 'Chrome',
    ...(await mall.makeCaptcha()),
  });
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

test.each([
  ['GET', '/'],
  ['GET', '/mall'],
  ['GET', '/article/1'],
  ['GET', '/nowhere.js'],
  ['GET', '/api/nowhere'],
  ['GET', '/api/docs'],
  ['GET', '/api/docs/'],
  ['GET', '/api/docs/json'],
  ['GET', '/api/staff/docs'],
  ['GET', '/api/staff/docs/json'],
  ['GET', '/api/payment/page/send.js'],
  ['GET', '/api/payment/page/xxxxxxxxxxxxxxxxxxxxxxxxxxx'],
  ['GET', '/media/avatars/x/256.avif'],
  ['GET', '/sandbox/counter'],
  ['GET', '/dev/mail'],
  ['GET', '/stand-in/line/authorize'],
  ['GET', '/socket.io/?EIO=4&transport=polling'],
  ['GET', '/%E0%A4%A'],
  ['POST', '/api/payment/ecpay/callback'],
  ['POST', '/api/payment/ecpay/return'],
  ['POST', '/api/payment/ecpay/map'],
  ['POST', '/sandbox/payment/query'],
  ['OPTIONS', '/api/login'],
  ['HEAD', '/api/configs'],
])('every reply sets its caching explicitly: %s %s', async (method, address) => {
  const { headers } = await callRaw(mall.baseUrl, address, {}, method);
  expect(headers['cache-control']).toMatch(/^(no-store|no-cache|private|public)/);
});
