import { failureCodes } from '@mall/contract';
import { describe, expect, test } from 'vitest';
import { startTestMall, TEST_PASSWORD } from '../testing';
import { describeMall } from '../testing/describe-mall';
import { LIMITS_ARE_ADDED_UP_LATER } from '../testing/limits-are-added-up-later';
import { callRaw } from '../testing/raw-call';
import { foreignOrigins } from '../testing/foreign-origins';
import { trustedProxies } from './trusted-proxies';

const mall = describeMall();

const refused = (name: keyof typeof failureCodes) =>
  expect.objectContaining({ valid: false, code: failureCodes[name] });

describe('the envelope', () => {
  test('wraps the reply of a call', async () => {
    const { status, body } = await mall.as().get('/sanctum/csrf-cookie');
    expect(status).toBe(200);
    expect(body).toEqual({ valid: true, data: null, code: 0, msg: '' });
  });

  test('wraps an unknown address, in Chinese and in English', async () => {
    const chinese = await mall.as().get('/api/nowhere');
    expect(chinese.status).toBe(404);
    expect(chinese.body).toEqual({
      valid: false,
      data: null,
      code: failureCodes.notFound,
      msg: '找不到這筆資料，可能已經移除',
    });
    const english = await mall.as().get('/api/nowhere', { 'accept-language': 'en-US,zh;q=0.3' });
    expect(english.body.msg).toBe('Not found');
  });

  test('wraps a body that is not JSON', async () => {
    const { status, body } = await mall.as().post('/api/login', '{"account":');
    expect([status, body]).toEqual([400, refused('malformed')]);
  });

  test('wraps a body of an unknown type', async () => {
    const { status, body } = await mall
      .as()
      .post('/api/login', 'hello', { 'content-type': 'text/csv' });
    expect([status, body]).toEqual([400, refused('malformed')]);
  });

  test('wraps a body that is too large', async () => {
    const { status, body } = await mall.as().post('/api/login', { account: 'x'.repeat(1_200_000) });
    expect([status, body]).toEqual([413, refused('tooLarge')]);
  });

  test('lists each invalid field with its message', async () => {
    const { status, body } = await mall
      .as()
      .post('/api/login', { account: 'nobody', type: 'account' });
    expect([status, body]).toEqual([422, refused('invalidFields')]);
    expect(body.data).toEqual({
      fields: expect.arrayContaining([
        { field: 'account', id: 'Email format error', args: [], msg: '電子郵件格式不正確' },
        { field: 'password', id: 'Please enter your password', args: [], msg: '請輸入密碼' },
      ]),
    });
  });

  test('refuses text that the database cannot store', async () => {
    const login = { type: 'account', account: 'a@mall.test', password: 'eA==', device_name: 'x' };
    const { status, body } = await mall
      .as()
      .post('/api/login', { ...login, verify_key: 'a\u0000b', verify_text: '1' });
    expect([status, body]).toEqual([400, refused('malformed')]);
  });

  test('wraps an address with an invalid escape', async () => {
    const { status, body } = await mall.as().get('/api/search/product/%E0%A4%A');
    expect([status, body]).toEqual([400, refused('malformed')]);
  });
});

test('an address beyond its rate gets the time to wait, and others are served', async () => {
  const busy = await startTestMall(
    { callsPerMinute: 3, trustProxy: trustedProxies('1') },
    {
      oneServerBecause: LIMITS_ARE_ADDED_UP_LATER,
    },
  );
  try {
    const from = (address: string) => busy.as().get('/api/captcha', { 'x-forwarded-for': address });
    for (const expected of [200, 200, 200])
      expect((await from('203.0.113.5')).status).toBe(expected);
    const limited = await from('203.0.113.5');
    expect([limited.status, limited.body]).toEqual([429, refused('tooManyRequests')]);
    expect(limited.body.msg).toMatch(/^操作太頻繁了，請 \d+ 秒後再試$/);
    expect((await from('203.0.113.6')).status).toBe(200);
  } finally {
    await busy.stop();
  }
});

describe('a write from a browser', () => {
  const write = (headers: Record<string, string>) => mall.as().post('/api/login', {}, headers);
  /** Passes the guard: the refusal is about the body. */
  const passed = refused('invalidFields');
  const stopped = refused('csrfMismatch');
  const strange = refused('originUnknown');

  test('is refused with cookies when the token of its cookie is missing', async () => {
    const { headers } = await mall.as().get('/sanctum/csrf-cookie');
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{43}; .*SameSite=Lax/);
    expect(cookie).not.toContain('HttpOnly');
    const token = /^XSRF-TOKEN=([\w-]+)/.exec(cookie)?.[1] ?? '';

    const sent = `XSRF-TOKEN=${token}`;
    expect((await write({ cookie: sent, 'x-xsrf-token': token })).body).toEqual(passed);
    const without = await write({ cookie: sent });
    expect([without.status, without.body]).toEqual([419, stopped]);
    expect((await write({ cookie: sent, 'x-xsrf-token': `${token}x` })).body).toEqual(stopped);
    expect((await write({ cookie: 'other=1', 'x-xsrf-token': token })).body).toEqual(stopped);
  });

  test.each([
    ['https://mall.example', true],
    ['http://mall.example', false],
    [null, false],
  ])(
    'gets cookies when the public address is %s that are secure: %s',
    async (publicUrl, secure) => {
      const shop = await startTestMall({ publicUrl });
      try {
        const member = await shop.makeMember();
        const login = {
          ...(await shop.makeCaptcha()),
          account: member.account,
          type: 'account',
          password: btoa(TEST_PASSWORD),
          device_name: 'Chrome',
        };
        const replies = [
          await shop.as().get('/sanctum/csrf-cookie'),
          await shop.as().post('/api/login', login),
        ];
        for (const { headers } of replies) {
          const cookies = headers.getSetCookie();
          expect(cookies.length).toBeGreaterThan(0);
          for (const cookie of cookies) expect(/; Secure/i.test(cookie)).toBe(secure);
        }
      } finally {
        await shop.stop();
      }
    },
  );

  test('is refused from another site, whatever it sends', async () => {
    expect((await write({ origin: 'https://evil.test' })).body).toEqual(strange);
    expect((await write({ origin: 'null' })).body).toEqual(strange);
    expect((await write({ 'sec-fetch-site': 'cross-site' })).body).toEqual(strange);
    expect((await write({ origin: mall.baseUrl })).body).toEqual(passed);
  });

  test('is refused from an origin that resembles this site', async () => {
    for (const origin of foreignOrigins(mall.baseUrl)) {
      expect([origin, (await write({ origin })).body]).toEqual([origin, strange]);
    }
  });

  test('is refused from another scheme or name when the shop has an address', async () => {
    const shop = await startTestMall({ publicUrl: 'https://mall.example' });
    try {
      const from = async (origin: string) =>
        (await shop.as().post('/api/login', {}, { origin })).body;
      expect(await from('https://mall.example')).toEqual(passed);
      for (const origin of [
        'http://mall.example',
        'https://mall.example:8443',
        'https://mall.example.evil.test',
        'https://evil-mall.example',
        'https://shop.mall.example',
      ]) {
        expect([origin, await from(origin)]).toEqual([origin, strange]);
        const headers = { origin, host: 'mall.example' };
        const { status } = await callRaw(shop.baseUrl, '/api/login', headers, 'POST');
        expect([origin, status]).toEqual([origin, 403]);
      }
    } finally {
      await shop.stop();
    }
  });

  test('a program without cookies is accepted', async () => {
    expect((await write({})).body).toEqual(passed);
  });
});

test('the API docs are served, and no page may run foreign scripts', async () => {
  const page = await fetch(`${mall.baseUrl}/api/docs/`);
  expect(page.status).toBe(200);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("form-action 'self';");
  const described = await fetch(`${mall.baseUrl}/api/docs/json`);
  expect(await described.json()).toMatchObject({ openapi: '3.1.0' });
});
