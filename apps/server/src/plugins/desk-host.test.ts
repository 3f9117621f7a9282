import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StaffReply } from '@mall/contract/staff';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAuthenticator, dataOf, startTestMall, type TestMall } from '../testing';
import { type BuiltSite, writeBuiltSite } from '../testing/built-site';
import { enterPassword } from '../testing/desk-sign-in';
import type { DeskCaller } from '../testing/colleagues';
import { callerAtHost } from '../testing/host-caller';
import { nextEvent, testSockets } from '../testing/pages';
import { callRaw } from '../testing/raw-call';
import { refused } from '../testing/refused';
import { staff } from '../db/schema';

const SHOP = 'shop.localhost';
const DESK = 'desk.shop.localhost';
const PAGE = '<!doctype html><title>後台</title>';

let folder: string;
let site: BuiltSite;
let mall: TestMall;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mall-desk-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), PAGE);
  await writeFile(path.join(folder, 'assets/main-abc.js'), 'export {};');
  site = await writeBuiltSite();
  await writeFile(path.join(site.root, 'favicon.svg'), '<svg/>');
  mall = await startTestMall(
    {
      publicUrl: `http://${SHOP}`,
      deskUrl: `http://${DESK}`,
      storefrontOrigins: ['https://club.example'],
      // Replies from memory are sent before any other hook.
      readMaxAge: 500,
    },
    { siteRoot: site.root, deskRoot: folder },
  );
});
afterAll(async () => {
  await mall.stop();
  await site.remove();
  await rm(folder, { recursive: true });
});
beforeEach(() => mall.reset());

const open = (host: string, address: string, headers: Readonly<Record<string, string>> = {}) =>
  callRaw(mall.baseUrl, address, { host, ...headers });
const NOT_FOUND = [404, refused('notFound')];
const replyOf = async (host: string, address: string) => {
  const { status, body } = await open(host, address);
  return [status, JSON.parse(body) as unknown];
};

describe('the host of the shop', () => {
  test.each([
    '/desk',
    '/desk/',
    '/desk/people',
    '/desk/index.html',
    '/%64esk/people',
    '/desk/assets/main-abc.js',
    '/api/staff/session',
    '/api/staff/order/list',
    '/api/st%61ff/session',
    '/api/staff/docs',
    '/api/staff/docs/static/swagger-ui.css',
  ])('answers 404 for %s of the desk', async (address) => {
    expect(await replyOf(SHOP, address)).toEqual(NOT_FOUND);
    // By an address without a name, as a load balancer calls it.
    expect(await replyOf(new URL(mall.baseUrl).host, address)).toEqual(NOT_FOUND);
  });

  test('answers the shop, its API and the checks of a supervisor', async () => {
    for (const address of ['/', '/mall', '/api/configs', '/health', '/ready', '/favicon.svg'])
      expect([address, (await open(SHOP, address)).status]).toEqual([address, 200]);
  });
});

describe('the host of the desk', () => {
  const ofDesk = [DESK, `${DESK}:8443`, DESK.toUpperCase()];
  test.each(ofDesk)('answers the desk when it is named %s', async (host) => {
    for (const address of ['/desk', '/desk/people'])
      expect((await open(host, address)).body).toBe(PAGE);
    expect((await open(host, '/desk/assets/main-abc.js')).body).toBe('export {};');
    expect(await replyOf(host, '/api/staff/session')).toEqual([
      200,
      expect.objectContaining({ valid: true }),
    ]);
    for (const address of ['/health', '/ready', '/favicon.svg', '/sanctum/csrf-cookie'])
      expect([address, (await open(host, address)).status]).toEqual([address, 200]);
  });

  test.each([
    '/mall',
    '/product/1001',
    '/desktop',
    '/shell.html',
    '/robots.txt',
    '/sitemap.xml',
    '/api/configs',
    '/api/docs',
    '/api/member/profile',
    '/.well-known/security.txt',
  ])('answers 404 for %s of the shop', async (address) => {
    // The shop has sent it, and may have it in memory.
    await open(SHOP, address);
    for (const host of ofDesk)
      expect([host, await replyOf(host, address)]).toEqual([host, NOT_FOUND]);
    const { headers } = await open(DESK, address);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  test('leads from its root to the desk', async () => {
    const { status, headers } = await open(DESK, '/');
    expect([status, headers.location]).toEqual([302, '/desk']);
  });

  test('lets its pages open sockets to itself alone', async () => {
    const { headers } = await open(DESK, '/desk');
    expect(headers['content-security-policy']).toContain(`connect-src 'self' ws://${DESK};`);
    const ofShop = await open(SHOP, '/mall');
    expect(ofShop.headers['content-security-policy']).toContain(`connect-src 'self' ws://${SHOP};`);
  });

  test('shares nothing with the storefronts of partners', async () => {
    const sharedWith = async (host: string, address: string) =>
      (await open(host, address, { origin: 'https://club.example' })).headers[
        'access-control-allow-origin'
      ];
    expect(await sharedWith(SHOP, '/api/configs')).toBe('https://club.example');
    expect(await sharedWith(DESK, '/api/staff/session')).toBeUndefined();
  });
});

/** An owner who has signed in at the host of the desk by a passkey. */
async function enrol() {
  const member = await mall.makeMember({ role: 'staff' });
  await mall.db
    .insert(staff)
    .values({ memberId: member.id, displayName: '艾咪', roles: ['owner'] });
  const desk = callerAtHost(mall, DESK);
  await enterPassword(mall, desk, { account: member.account });
  const device = createAuthenticator({ origin: `http://${DESK}` });
  const options = dataOf<StaffReply<'factors', 'startPasskey'>>(
    await desk.post('/api/staff/factor/passkey/start'),
  );
  const added = await desk.post('/api/staff/factor/passkey/store', {
    passkey: device.create(options),
    device_name: 'Phone',
  });
  return { desk, device, options, added, member };
}

describe('a write at the host of the desk', () => {
  let desk: DeskCaller;
  beforeEach(async () => {
    ({ desk } = await enrol());
  });
  const lock = (origin: string) => desk.post('/api/staff/session/lock', {}, { origin });

  test('is accepted from its own pages, and refused from those of the shop and of partners', async () => {
    for (const origin of [`http://${SHOP}`, 'https://club.example', `https://${DESK}`])
      expect([origin, (await lock(origin)).body]).toEqual([origin, refused('originUnknown')]);
    expect((await lock(`http://${DESK}`)).status).toBe(200);
  });

  test('opens no session at the host of the shop, also with the cookie', async () => {
    expect((await desk.get('/api/staff/order/list')).status).toBe(200);
    const reply = await callRaw(mall.baseUrl, '/api/staff/order/list', {
      host: SHOP,
      cookie: desk.cookie(),
    });
    expect(reply.status).toBe(404);
  });

  test('sets cookies for this host alone', async () => {
    const other = callerAtHost(mall, DESK);
    const member = await mall.makeMember({ role: 'staff' });
    await mall.db
      .insert(staff)
      .values({ memberId: member.id, displayName: '小芳', roles: ['clerk'] });
    const reply = await enterPassword(mall, other, { account: member.account });
    const cookies = reply.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).not.toMatch(/domain=/i);
  });
});

describe('a socket', () => {
  const sockets = testSockets(() => mall.baseUrl);
  afterEach(() => sockets.close());

  test('of the desk opens at the host of the desk alone', async () => {
    const { desk } = await enrol();
    const own = { host: DESK, origin: `http://${DESK}` };
    await nextEvent(sockets.openDesk(desk, own), 'connect');
    const elsewhere = sockets.openDesk(desk, { host: SHOP, origin: `http://${SHOP}` });
    expect(await nextEvent(elsewhere, 'connect_error')).toMatchObject({
      data: refused('notFound'),
    });
  });

  test('of the desk is refused when a page of the shop opens it', async () => {
    const { desk } = await enrol();
    for (const origin of [`http://${SHOP}`, 'https://club.example']) {
      const foreign = sockets.openDesk(desk, { host: DESK, origin });
      expect(await nextEvent(foreign, 'connect_error')).toBeInstanceOf(Error);
    }
  });

  test('of a member opens at the host of the shop alone', async () => {
    const member = await mall.makeMember();
    await nextEvent(sockets.open(member, { host: SHOP, origin: `http://${SHOP}` }), 'status');
    const atDesk = sockets.open(member, { host: DESK, origin: `http://${DESK}` });
    expect(await nextEvent(atDesk, 'connect_error')).toMatchObject({ data: refused('notFound') });
  });
});

describe('a passkey', () => {
  test('belongs to the host of the shop when that of the desk is below it', async () => {
    const { options, added, device } = await enrol();
    expect([options.rp.id, added.status]).toEqual([SHOP, 200]);
    const stranger = callerAtHost(mall, DESK);
    const request = dataOf<StaffReply<'session', 'requestPasskey'>>(
      await stranger.post('/api/staff/session/passkey/request'),
    );
    expect(request.rpId).toBe(SHOP);
    const signIn = (passkey: ReturnType<typeof device.get>) =>
      stranger.post('/api/staff/session/passkey/sign-in', { passkey });
    expect((await signIn(device.get(request))).status).toBe(200);
  });

  test('is refused when a page of the shop asks for it', async () => {
    const { device } = await enrol();
    const stranger = callerAtHost(mall, DESK);
    const request = dataOf<StaffReply<'session', 'requestPasskey'>>(
      await stranger.post('/api/staff/session/passkey/request'),
    );
    device.misbehave('get', { origin: `http://${SHOP}` });
    const reply = await stranger.post('/api/staff/session/passkey/sign-in', {
      passkey: device.get(request),
    });
    expect(reply.body).toEqual(refused('passkeyRefused'));
  });

  test('belongs to the host of the desk when that of the shop has another name', async () => {
    const other = await startTestMall({
      publicUrl: 'http://www.shop.localhost',
      deskUrl: 'http://desk.localhost',
    });
    try {
      const request = dataOf<StaffReply<'session', 'requestPasskey'>>(
        await callerAtHost(other, 'desk.localhost').post('/api/staff/session/passkey/request'),
      );
      expect(request.rpId).toBe('desk.localhost');
    } finally {
      await other.stop();
    }
  });
});

describe('a link to the desk', () => {
  test('leads to its host in a mail', async () => {
    const { desk } = await enrol();
    await desk.post('/api/staff/people/invite', { email: 'new@mall.test', roles: ['clerk'] });
    const [mail] = await mall.mailsTo('new@mall.test');
    expect(mail?.text).toContain(`http://${DESK}/desk/invitation#`);
  });

  test('leads to its host for staff on the site, and is not sent to other members', async () => {
    const { member } = await enrol();
    const addressFor = async (token: string) => {
      const { body } = await open(SHOP, '/api/member/profile', {
        authorization: `Bearer ${token}`,
      });
      return (JSON.parse(body) as { data: { desk_url: unknown } }).data.desk_url;
    };
    expect(await addressFor(member.token)).toBe(`http://${DESK}/desk`);
    expect(await addressFor((await mall.makeMember()).token)).toBeNull();
  });
});
