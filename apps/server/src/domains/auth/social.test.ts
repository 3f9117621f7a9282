import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { memberIdentities, members } from '../../db/schema';
import {
  signInAtFacebook,
  signInAtLine,
  FAKE_PEOPLE,
  fakeSocial,
  startTestMall,
} from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

const { newcomer, known, withoutEmail } = FAKE_PEOPLE;
/** The address that the simulated provider returns for `known`. */
const OWNER = 'member@mall.test';
const mall = describeMall({ social: fakeSocial });

const send = (body: object) => mall.as().post('/api/login', { device_name: 'Chrome', ...body });
const byLine = async (subject: string, more: object = {}) =>
  send({ type: 'line', ...(await signInAtLine(mall.baseUrl, subject)), ...more });
const byFacebook = async (subject: string, more: object = {}) =>
  send({ type: 'facebook', sign: await signInAtFacebook(mall.baseUrl, subject), ...more });
const activate = (t: string) =>
  mall.as().post(`/api/member/active?t=${t}`, { device_name: 'Chrome' });
const rows = () => mall.db.select().from(members);

describe.each([
  ['LINE', byLine, 'line'],
  ['Facebook', byFacebook, 'facebook'],
] as const)('signing in by %s', (name, signIn, provider) => {
  test('creates a member for a new person, and recognizes them the next time', async () => {
    const first = await signIn(newcomer);
    expect(first.status).toBe(200);
    expect(first.body.data).toMatchObject({
      t: expect.stringMatching(/^[\w-]{43}$/),
      profile: {
        account: `${provider}:${newcomer}`,
        name: '許小樂',
        email: 'happy@stand-in.test',
        has_password: false,
      },
    });
    const again = await signIn(newcomer);
    expect(again.body.data).toMatchObject({
      profile: { id: (first.body.data as { profile: { id: number } }).profile.id },
    });
    expect(await rows()).toHaveLength(1);
  });

  test('gives a new member a neutral name when their own is reserved for the shop', async () => {
    await mall.setConfig('common', 'store_name', '許 小 樂');
    const { status, body } = await signIn(newcomer);
    expect([status, body.data]).toMatchObject([200, { profile: { name: `${name} 會員` } }]);
  });

  test('creates one member when a new person signs in twice at once', async () => {
    const both = await Promise.all([signIn(newcomer), signIn(newcomer)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rows()).toHaveLength(1);
  });

  test('ignores personal data in the body', async () => {
    const { body } = await signIn(newcomer, {
      name: '冒名者',
      email: OWNER,
      account: OWNER,
      phone: '0900000000',
      gid: 4,
      role: 'staff',
    });
    expect(body.data).toMatchObject({
      profile: { name: '許小樂', email: 'happy@stand-in.test', gid: 1, phone: '' },
    });
    const refusal = await signIn(newcomer, { open_id: known });
    expect([refusal.status, refusal.body]).toEqual([401, refused('providerRefused')]);
    expect((await signIn(newcomer, { open_id: newcomer })).status).toBe(200);
  });

  test('needs an address, and is refused with the message of the spec', async () => {
    const { status, body } = await signIn(withoutEmail);
    expect([status, body]).toEqual([422, refused('emailNeeded')]);
    expect(await rows()).toEqual([]);
  });

  test('asks the owner of the address by mail, and links the account only with their consent', async () => {
    const member = await mall.makeMember({ account: OWNER, name: '林小滿' });
    const { status, body } = await signIn(known);
    expect([status, body]).toEqual([403, refused('confirmationNeeded')]);
    const [mail] = await mall.mailsTo(OWNER);
    expect(mail?.subject).toBe(`要用 ${name} 登入嗎？｜巷口市集`);

    const linked = await activate(mail?.token ?? '');
    expect(linked.body.data).toMatchObject({ profile: { id: member.id, account: OWNER } });
    expect((await signIn(known)).body.data).toMatchObject({ profile: { id: member.id } });
    expect(await rows()).toHaveLength(1);
  });

  test('sends a new email each time, and voids the earlier link', async () => {
    await mall.makeMember({ account: OWNER });
    await signIn(known);
    await signIn(known);
    const [first, second] = await mall.mailsTo(OWNER);
    expect((await activate(first?.token ?? '')).body).toEqual(refused('linkExpired'));
    expect((await activate(second?.token ?? '')).status).toBe(200);
  });

  test('does not affect a member who registered with the address and never confirmed it', async () => {
    const other = await mall.makeMember({ account: OWNER, confirmedAt: null });
    const { body } = await signIn(known);
    expect(body.data).toMatchObject({ profile: { account: `${provider}:${known}` } });
    expect(body.data).not.toMatchObject({ profile: { id: other.id } });
  });

  test('opens no deleted account', async () => {
    await signIn(newcomer);
    await mall.db.update(members).set({ deletedAt: new Date(), account: 'deleted:1' });
    await mall.db.delete(memberIdentities);
    const { body } = await signIn(newcomer);
    expect(body.data).toMatchObject({ profile: { points: 0 } });
    expect(await rows()).toHaveLength(2);
  });
});

describe('an unconfirmed identity is refused', () => {
  test.each([
    ['a made-up code', { sign: 'x'.repeat(32) }],
    ['another verifier', { code_verifier: 'y'.repeat(43) }],
    ['another nonce', { nonce: 'another-nonce' }],
    ['another address', { redirect_uri: 'https://evil.test/auth/line' }],
  ])('LINE: %s', async (_, wrong) => {
    expect((await byLine(newcomer, wrong)).body).toEqual(refused('providerRefused'));
    expect(await rows()).toEqual([]);
  });

  test('LINE: a used code', async () => {
    const proof = await signInAtLine(mall.baseUrl, newcomer);
    expect((await send({ type: 'line', ...proof })).status).toBe(200);
    expect((await send({ type: 'line', ...proof })).body).toEqual(refused('providerRefused'));
  });

  test('Facebook: an invented token', async () => {
    const { body } = await byFacebook(newcomer, { sign: 'x'.repeat(32) });
    expect(body).toEqual(refused('providerRefused'));
  });

  test('Facebook: a token that was issued to another shop', async () => {
    const { facebook } = fakeSocial;
    const other = await startTestMall({
      social: { line: null, facebook: { ...facebook, appId: 'another-shop' } },
    });
    // The other shop uses the same Facebook, which accepts the token as ours.
    const sign = await signInAtFacebook(mall.baseUrl, newcomer);
    const asked = await fetch(`${mall.baseUrl}${facebook.graphUrl}/me?access_token=${sign}`);
    expect(asked.status).toBe(200);
    const { body } = await other.as().post('/api/login', {
      type: 'facebook',
      sign,
      device_name: 'Chrome',
    });
    expect(body).toEqual(refused('providerRefused'));
    await other.stop();
  });

  test('a disabled provider and one that does not answer have different refusals', async () => {
    const shop = await startTestMall({
      social: {
        line: { ...fakeSocial.line, tokenUrl: 'http://127.0.0.1:9/token' },
        facebook: null,
      },
    });
    const proof = {
      sign: 'x',
      code_verifier: 'y'.repeat(43),
      nonce: 'a-nonce-1',
      redirect_uri: 'z',
    };
    const call = (body: object) => shop.as().post('/api/login', { device_name: 'Chrome', ...body });
    for (const body of [
      { type: 'line', ...proof },
      { type: 'facebook', sign: 'x' },
    ]) {
      const reply = await call(body);
      expect([reply.status, reply.body]).toEqual([503, refused('providerUnavailable')]);
    }
    await shop.stop();
  });
});

test('the settings contain the sign-in URL of enabled providers only', async () => {
  const { body } = await mall.as().get('/api/configs');
  expect(body.data).toMatchObject({
    social: {
      line_client_id: fakeSocial.line.clientId,
      line_authorize_url: fakeSocial.line.authorizeUrl,
      facebook_app_id: fakeSocial.facebook.appId,
      facebook_authorize_url: fakeSocial.facebook.authorizeUrl,
    },
  });
  expect(JSON.stringify(body)).not.toContain('no secret');
  const shop = await startTestMall();
  const { body: without } = await shop.as().get('/api/configs');
  expect(without.data).toMatchObject({
    social: {
      line_client_id: '',
      line_authorize_url: '',
      facebook_app_id: '',
      facebook_authorize_url: '',
    },
  });
  await shop.stop();
});

test('a member of a provider can add an email address, and sign in with it once it is confirmed', async () => {
  const { body } = await byLine(newcomer);
  const { t: token, profile } = body.data as { t: string; profile: { id: number; email: string } };
  const password = Buffer.from('brand-new-1').toString('base64');
  expect((await mall.as({ token }).post('/api/member/password/store', { password })).status).toBe(
    200,
  );
  const mail = (await mall.mailsTo(profile.email)).find((each) => each.token !== '');
  await activate(mail?.token ?? '');
  const [row] = await mall.db.select().from(members).where(eq(members.id, profile.id));
  expect(row?.account).toBe(profile.email);
  const login = await mall.as().post('/api/login', {
    account: profile.email,
    type: 'account',
    password,
    device_name: 'Chrome',
    ...(await mall.makeCaptcha()),
  });
  expect(login.status).toBe(200);
  expect((await byLine(newcomer)).body.data).toMatchObject({ profile: { id: profile.id } });
});
