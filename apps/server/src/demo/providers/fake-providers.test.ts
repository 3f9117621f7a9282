import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config';
import {
  signInAtFacebook,
  signInAtLine,
  FAKE_PEOPLE,
  fakeSocial,
  startTestMall,
  type TestMall,
} from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { nameFrom } from '../../platform/social/identity';

const { newcomer, withoutEmail } = FAKE_PEOPLE;
const { line, facebook } = fakeSocial;
const mall = describeMall({ social: fakeSocial }, { reset: false });

const send = async (path: string, form: Readonly<Record<string, string>>, to = mall.baseUrl) => {
  const response = await fetch(to + path, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const request = () => ({
  response_type: 'code',
  client_id: line.clientId,
  redirect_uri: `${mall.baseUrl}/auth/line`,
  state: 'a-random-state',
  scope: 'profile openid email',
  nonce: 'a-random-nonce',
  code_challenge: createHash('sha256').update('x'.repeat(43)).digest('base64url'),
  code_challenge_method: 'S256',
});
const authorize = (more: Readonly<Record<string, string>>) =>
  fetch(`${mall.baseUrl}${line.authorizeUrl}?${new URLSearchParams({ ...request(), ...more })}`);
/** Signs the newcomer in, and returns the form that exchanges the code for an id token. */
const tokenForm = async () => {
  const { sign, code_verifier, redirect_uri, nonce } = await signInAtLine(mall.baseUrl, newcomer);
  const form = {
    grant_type: 'authorization_code',
    code: sign,
    redirect_uri,
    client_id: line.clientId,
    client_secret: line.clientSecret,
    code_verifier,
  };
  return { form, nonce };
};
const exchange = async (more: Readonly<Record<string, string>> = {}) => {
  const { form, nonce } = await tokenForm();
  return { form, nonce, reply: await send(line.tokenUrl, { ...form, ...more }) };
};
const verify = (id_token: string, nonce: string) =>
  send(line.verifyUrl, { id_token, client_id: line.clientId, nonce });

describe('the simulated LINE', () => {
  test('asks for a person, and redirects back with a code and the same state', async () => {
    const page = await (await authorize({})).text();
    expect(page).toContain('許小樂');
    expect(page).toContain('name="state" value="a-random-state"');
    const chosen = await fetch(mall.baseUrl + line.authorizeUrl, {
      method: 'POST',
      body: new URLSearchParams({ ...request(), subject: newcomer }),
      redirect: 'manual',
    });
    expect(chosen.status).toBe(303);
    const back = new URL(chosen.headers.get('location') ?? '');
    expect(back.origin + back.pathname).toBe(`${mall.baseUrl}/auth/line`);
    expect(back.searchParams.get('state')).toBe('a-random-state');
    expect(back.searchParams.get('code')).toMatch(/^[\w-]{32}$/);
  });

  test('redirects back with an error and no code when the person declines', async () => {
    const chosen = await fetch(mall.baseUrl + line.authorizeUrl, {
      method: 'POST',
      body: new URLSearchParams({ ...request(), subject: '' }),
      redirect: 'manual',
    });
    const back = new URL(chosen.headers.get('location') ?? '').searchParams;
    expect([back.get('error'), back.get('code')]).toEqual(['access_denied', null]);
  });

  test.each([
    ['another client', { client_id: 'other' }],
    ['an address elsewhere', { redirect_uri: 'https://evil.test/auth/line' }],
    ['another address of this site', { redirect_uri: 'http://127.0.0.1/login' }],
    ['no PKCE', { code_challenge: '' }],
    ['plain PKCE', { code_challenge_method: 'plain' }],
    ['no state', { state: '' }],
    ['no nonce', { nonce: '' }],
  ])('refuses %s, and redirects nowhere', async (_, wrong) => {
    expect((await authorize(wrong)).status).toBe(400);
    const posted = await fetch(mall.baseUrl + line.authorizeUrl, {
      method: 'POST',
      body: new URLSearchParams({ ...request(), subject: newcomer, ...wrong }),
      redirect: 'manual',
    });
    expect([posted.status, posted.headers.get('location')]).toEqual([400, null]);
  });

  test('exchanges a code for an id token, once', async () => {
    const { form, nonce, reply } = await exchange();
    expect(reply.status).toBe(200);
    const { status, body } = await verify(String(reply.body['id_token']), nonce);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      iss: 'https://access.line.me',
      aud: line.clientId,
      sub: newcomer,
      name: '許小樂',
      email: 'happy@stand-in.test',
      nonce,
    });
    const again = await send(line.tokenUrl, form);
    expect([again.status, again.body['error']]).toEqual([400, 'invalid_grant']);
  });

  test.each([
    ['another verifier', { code_verifier: 'y'.repeat(43) }, 'invalid_grant'],
    ['another address', { redirect_uri: 'http://127.0.0.1/auth/line' }, 'invalid_grant'],
    ['another secret', { client_secret: 'guessed' }, 'invalid_client'],
    ['an unknown code', { code: 'x'.repeat(32) }, 'invalid_grant'],
  ])('refuses a code with %s', async (_, wrong, error) => {
    const { reply } = await exchange(wrong);
    expect([reply.status, reply.body['error']]).toEqual([400, error]);
  });

  test('omits the email address when the person does not share it, or it was not requested', async () => {
    for (const [subject, scope] of [
      [withoutEmail, 'profile openid email'],
      [newcomer, 'profile openid'],
    ] as const) {
      const { sign, ...proof } = await signInAtLine(mall.baseUrl, subject, { scope });
      const { body } = await send(line.tokenUrl, {
        grant_type: 'authorization_code',
        code: sign,
        redirect_uri: proof.redirect_uri,
        client_id: line.clientId,
        client_secret: line.clientSecret,
        code_verifier: proof.code_verifier,
      });
      const verified = await verify(String(body['id_token']), proof.nonce);
      expect(verified.body).toMatchObject({ sub: subject });
      expect(verified.body).not.toHaveProperty('email');
    }
  });

  test('rejects an id token of another shop, an expired or unsigned one, and one for another nonce', async () => {
    const { reply } = await exchange();
    expect((await verify(String(reply.body['id_token']), 'another-nonce')).status).toBe(400);
    const forge = (secret: string, audience: string, expires: string) =>
      new SignJWT({ sub: newcomer, nonce: 'n' })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('https://access.line.me')
        .setAudience(audience)
        .setExpirationTime(expires)
        .sign(new TextEncoder().encode(secret));
    const good = await forge(line.clientSecret, line.clientId, '1h');
    expect((await verify(good, 'n')).status).toBe(200);
    const [, payload = ''] = good.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const bad of [
      await forge('another secret', line.clientId, '1h'),
      await forge(line.clientSecret, 'another shop', '1h'),
      await forge(line.clientSecret, line.clientId, '-1m'),
      unsigned,
    ]) {
      expect((await verify(bad, 'n')).status).toBe(400);
    }
  });
});

describe('the simulated Facebook', () => {
  const request = async (path: string, query: Readonly<Record<string, string>>) => {
    const address = `${mall.baseUrl}${facebook.graphUrl}${path}?${new URLSearchParams(query)}`;
    return (await (await fetch(address)).json()) as Record<string, unknown>;
  };
  const app = `${facebook.appId}|${facebook.appSecret}`;

  test('identifies the owner of a token for the shop that it was issued to', async () => {
    const token = await signInAtFacebook(mall.baseUrl, newcomer);
    expect(await request('/debug_token', { input_token: token, access_token: app })).toEqual({
      data: { is_valid: true, app_id: facebook.appId, user_id: newcomer },
    });
    expect(
      await request('/debug_token', { input_token: token, access_token: token }),
    ).toMatchObject({
      error: { code: 190 },
    });
    expect(
      await request('/debug_token', { input_token: 'made-up', access_token: app }),
    ).toMatchObject({
      data: { is_valid: false },
    });
    expect(await request('/me', { access_token: token, fields: 'id,name,email' })).toEqual({
      id: newcomer,
      name: '許小樂',
      email: 'happy@stand-in.test',
    });
    expect(await request('/me', { access_token: 'made-up' })).toMatchObject({
      error: { code: 190 },
    });
  });

  test('refuses a redirect to another site', async () => {
    const query = new URLSearchParams({
      client_id: facebook.appId,
      redirect_uri: 'https://evil.test/login',
      state: 'a-random-state',
      response_type: 'token',
    });
    const { status } = await fetch(`${mall.baseUrl}${facebook.authorizeUrl}?${query}`);
    expect(status).toBe(400);
  });
});

describe('the simulated providers', () => {
  const authorizePages = async (shop: TestMall) =>
    Promise.all(
      [line.authorizeUrl, facebook.authorizeUrl].map(
        async (path) => (await fetch(`${shop.baseUrl}${path}`)).status,
      ),
    );

  test('exist only in a demo shop', async () => {
    const shop = await startTestMall();
    expect(await authorizePages(shop)).toEqual([404, 404]);
    await shop.stop();
  });

  test('accept codes and tokens that another server of the shop issued', async () => {
    const other = await startTestMall({ social: fakeSocial });
    const { form } = await tokenForm();
    expect((await send(line.tokenUrl, form, other.baseUrl)).status).toBe(200);
    expect((await send(line.tokenUrl, form)).status).toBe(400);
    const access_token = await signInAtFacebook(mall.baseUrl, newcomer);
    const query = new URLSearchParams({ access_token });
    const me = await fetch(`${other.baseUrl}${facebook.graphUrl}/me?${query}`);
    expect(await me.json()).toMatchObject({ id: newcomer });
    await other.stop();
  });

  test('are replaced by the real ones when keys are configured', async () => {
    const { social } = readConfig({
      DEMO: '0',
      PAYMENT_SANDBOX: '1',
      LINE_CLIENT_ID: '1234567890',
      LINE_CLIENT_SECRET: 'secret',
    });
    expect(social.line).toMatchObject({
      clientId: '1234567890',
      authorizeUrl: 'https://access.line.me/oauth2/v2.1/authorize',
    });
    const shop = await startTestMall({ social: { ...social, facebook: fakeSocial.facebook } });
    expect(await authorizePages(shop)).toEqual([404, 400]);
    await shop.stop();
  });

  test('the server refuses to start with half a key, and disables a provider without keys', () => {
    expect(() => readConfig({ LINE_CLIENT_ID: '1' })).toThrow('LINE_CLIENT_SECRET');
    expect(() => readConfig({ FACEBOOK_APP_SECRET: '1' })).toThrow('FACEBOOK_APP_ID');
    expect(readConfig({ DEMO: '0', PAYMENT_SANDBOX: '1' }).social).toEqual({
      line: null,
      facebook: null,
    });
  });
});

test.each([
  ['  王\n小明 ', '王 小明'],
  ['名'.repeat(50), '名'.repeat(40)],
  ['🥭'.repeat(41), '🥭'.repeat(40)],
  [' \t', 'LINE 會員'],
  [undefined, 'LINE 會員'],
])('a provider’s name %j becomes %j', (given, name) => {
  expect(nameFrom(given, 'LINE 會員')).toBe(name);
});
