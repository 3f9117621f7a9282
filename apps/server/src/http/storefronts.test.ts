import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dataOf, startTestMall, type PlacedData, type Shopper } from '../testing';
import { describeMall } from '../testing/describe-mall';
import { foreignOrigins } from '../testing/foreign-origins';
import { gatewayFor } from '../testing/gateway';
import { nextEvent, testSockets } from '../testing/pages';

const CLUB = 'https://club.example';
const PICTURE = '/media/open.txt';

const pages = testSockets(() => mall.baseUrl);
const mall = describeMall({ storefrontOrigins: [CLUB, 'https://www.partner.example'] });
afterEach(() => pages.close());

const send = (path: string, method: string, headers: Record<string, string>, body?: string) =>
  fetch(mall.baseUrl + path, { method, headers, ...(body === undefined ? {} : { body }) });
const allowed = (response: Response) => response.headers.get('access-control-allow-origin');
const preflight = (origin: string, path = '/api/shopping/cart/1/add') =>
  send(path, 'OPTIONS', {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,idempotency-key,accept-language',
  });

describe('a page of a listed storefront', () => {
  test('may read every reply and refusal, with the request id', async () => {
    for (const path of ['/api/configs', '/api/member/profile', '/api/nothing', PICTURE]) {
      const response = await send(path, 'GET', { origin: CLUB });
      expect([path, allowed(response)]).toEqual([path, CLUB]);
      expect(response.headers.get('vary')?.toLowerCase()).toContain('origin');
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
      expect(response.headers.get('access-control-expose-headers')).toContain('x-request-id');
      // By it a client learns the shop's time.
      expect(response.headers.get('access-control-expose-headers')).toContain('date');
    }
  });

  test('may send the client’s headers, and caches the preflight', async () => {
    const response = await preflight(CLUB);
    expect(response.status).toBe(204);
    expect(allowed(response)).toBe(CLUB);
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, POST');
    const headers = response.headers.get('access-control-allow-headers')?.toLowerCase();
    for (const name of ['authorization', 'content-type', 'idempotency-key', 'accept-language'])
      expect(headers).toContain(name);
    expect(response.headers.get('access-control-max-age')).toBe('7200');
  });

  test('writes with its token, without the cookie of this site', async () => {
    const member = await mall.makeMember();
    const { rules } = await mall.makeProduct();
    const line = { rule_id: rules[0]?.id ?? 0, quantity: 1, type: 1, relation_id: 0 };
    const fromClub = { origin: CLUB, 'sec-fetch-site': 'cross-site' };
    const { status } = await mall.as(member).post('/api/shopping/cart/1/add', line, fromClub);
    expect(status).toBe(200);
    const nobody = await mall.as().post('/api/shopping/cart/1/add', line, fromClub);
    expect(nobody.status).toBe(401);
  });

  test('is a guest with cookies, which a browser sends from a neighbouring name', async () => {
    const member = await mall.makeMember();
    const cookie = `mall_media=${member.token}; XSRF-TOKEN=a`;
    const headers = { origin: CLUB, cookie, 'x-xsrf-token': 'a' };
    expect((await mall.as().post('/api/shopping/cart/1/add', {}, headers)).status).toBe(401);
    const login = await mall
      .as()
      .post('/api/login', { ...(await mall.makeCaptcha()), account: member.account }, headers);
    expect(login.headers.get('set-cookie')).toBeNull();
  });

  test('opens a socket', async () => {
    const member = await mall.makeMember();
    expect(await nextEvent(pages.open(member, { origin: CLUB }), 'status')).toEqual({
      is_online: false,
    });
    const response = await send('/socket.io/?EIO=4&transport=polling', 'GET', { origin: CLUB });
    expect([response.status, allowed(response)]).toEqual([200, CLUB]);
  });

  test('may not read pages, nor endpoints that only this site’s pages use', async () => {
    for (const path of ['/', '/robots.txt', '/sandbox/payment'])
      expect([path, allowed(await send(path, 'GET', { origin: CLUB }))]).toEqual([path, null]);
  });
});

describe('a shopper who pays on a listed storefront', () => {
  const THANKS = `${CLUB}/thanks?from=mall`;
  let shopper: Shopper;
  beforeEach(async () => {
    shopper = await mall.makeShopper();
    const home = await mall.makeShippingMethod();
    const cake = await mall.makeProduct({ rules: [{ amount: 300, stock: 5 }] });
    await shopper.add(cake.rules[0]?.id ?? 0, { quantity: 2 });
    await shopper.ship(home.id);
  });

  test('returns there from the gateway, with the order’s number', async () => {
    const { trans_order_id, next } = dataOf<PlacedData>(
      await shopper.pay(700, { return_url: THANKS }),
    );
    const there = `${THANKS}&order=${trans_order_id}`;
    expect(next.fields['ClientBackURL']).toBe(there);
    const back = await fetch(`${mall.baseUrl}/api/payment/ecpay/return`, {
      method: 'POST',
      body: new URLSearchParams(gatewayFor(mall).result(next.fields)),
      redirect: 'manual',
    });
    expect([back.status, back.headers.get('location')]).toEqual([303, there]);
    // The sandbox, whose keys are public, redirects there too.
    const opened = await fetch(mall.baseUrl + new URL(next.action, mall.baseUrl).pathname, {
      method: 'POST',
      body: new URLSearchParams(next.fields),
      redirect: 'manual',
    });
    expect(opened.status).toBe(303);
  });

  test('returns to this site when no page is given', async () => {
    const { trans_order_id, next } = dataOf<PlacedData>(await shopper.pay(700));
    expect(next.fields['ClientBackURL']).toMatch(new RegExp(`/order/${trans_order_id}$`));
  });

  test.each([
    'https://evil.example/thanks',
    `https://club.example.evil.example/`,
    'https://[',
    'http://club.example/',
  ])('is refused a page that the shop does not list: %s', async (return_url) => {
    const { body } = await shopper.pay(700, { return_url });
    expect(body).toMatchObject({ valid: false, code: 1011 });
    expect(dataOf<unknown[]>(await shopper.call.get('/api/order/list'))).toEqual([]);
  });
});

describe('any other site', () => {
  const others = () => [
    ...foreignOrigins(mall.baseUrl),
    ...foreignOrigins(CLUB).filter((origin) => origin !== '' && origin !== CLUB),
    'http://club.example',
  ];

  test('may read nothing', async () => {
    for (const origin of others()) {
      const response = await send('/api/configs', 'GET', { origin });
      expect([origin, allowed(response)]).toEqual([origin, null]);
      const asked = await preflight(origin);
      expect([origin, allowed(asked)]).toEqual([origin, null]);
    }
  });

  test('may write nothing, and gets the reason', async () => {
    const member = await mall.makeMember();
    for (const origin of others()) {
      const { status, body } = await mall.as(member).post('/api/logout', {}, { origin });
      expect([origin, status, body.code, body.msg]).toEqual([
        origin,
        403,
        1010,
        '這個網站沒有獲准使用本商城',
      ]);
    }
    expect((await mall.as(member).get('/api/member/profile')).status).toBe(200);
  });

  test('opens no socket', async () => {
    const member = await mall.makeMember();
    const foreign = pages.open(member, { origin: 'http://club.example' });
    await nextEvent(foreign, 'connect_error');
    expect(foreign.connected).toBe(false);
  });
});

test('a page of a storefront opens a socket when it polls', async () => {
  const shop = await startTestMall(
    { storefrontOrigins: [CLUB] },
    { oneServerBecause: 'all requests of a socket that polls reach the same server' },
  );
  const polled = io(shop.baseUrl, {
    transports: ['polling'],
    query: { token: (await shop.makeMember()).token },
    extraHeaders: { origin: CLUB },
  });
  await nextEvent(polled, 'status');
  polled.close();
  await shop.stop();
});

test('a shop without storefronts sends no CORS headers', async () => {
  const alone = await startTestMall();
  try {
    const { headers } = await fetch(`${alone.baseUrl}/api/configs`, { headers: { origin: CLUB } });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(headers.get('vary')?.toLowerCase()).not.toContain('origin');
  } finally {
    await alone.stop();
  }
});
