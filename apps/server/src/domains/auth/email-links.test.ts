import { describe, expect, test } from 'vitest';
import { outbox } from '../../db/schema';
import {
  chooseAt,
  dataOf,
  fakeSocial,
  FAKE_PEOPLE,
  signInAtFacebook,
  TEST_PASSWORD,
} from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

const CLUB = 'https://club.example';
const PUBLIC = 'https://mall.example';
const AMY = 'amy@mall.test';

const mall = describeMall({
  storefrontOrigins: [CLUB],
  publicUrl: PUBLIC,
  social: fakeSocial,
});

const encode = (password: string) => Buffer.from(password).toString('base64');
const settled = async <Reply>(reply: Promise<Reply>): Promise<Reply> => {
  const response = await reply;
  await mall.background.settled();
  return response;
};
/** The URL of the link in the latest email to an address. */
const linkTo = async (to = AMY) =>
  /https:\S+/.exec((await mall.mailsTo(to)).at(-1)?.text ?? '')?.[0];
const TOKEN = '[\\w-]{43}';

/** Every endpoint that mails a link with a token, each called by a suitable caller. */
const emailRequests = {
  register: async (more: object) =>
    mall.as().post('/api/register', {
      account: AMY,
      password: encode('好好保管-1234'),
      name: '阿美',
      phone: '0987654321',
      ...(await mall.makeCaptcha()),
      ...more,
    }),
  resend: async (more: object) => {
    await mall.makeMember({ account: AMY, confirmedAt: null });
    return mall
      .as()
      .post('/api/member/resend', { email: AMY, ...(await mall.makeCaptcha()), ...more });
  },
  'a forgotten password': async (more: object) => {
    await mall.makeMember({ account: AMY });
    const captcha = await mall.makeCaptcha();
    return mall.as().post('/api/forget/mail', { email: AMY, ...captcha, ...more });
  },
  'a changed address': async (more: object) => {
    const member = await mall.makeMember({ account: 'before@mall.test' });
    const profile = { name: '阿美', phone: '0987654321', email: AMY };
    const password = encode(TEST_PASSWORD);
    return mall.as(member).post('/api/member/profile/store', { ...profile, password, ...more });
  },
  'the first password': async (more: object) => {
    const account = 'line:U1';
    const member = await mall.makeMember({ account, email: AMY, passwordHash: null });
    const password = encode('好好保管-1234');
    return mall.as(member).post('/api/member/password/store', { password, ...more });
  },
  'a provider’s account': async (more: object) => {
    await mall.makeMember({ account: 'member@mall.test' });
    const sign = await signInAtFacebook(mall.baseUrl, FAKE_PEOPLE.known);
    return mall.as().post('/api/login', { type: 'facebook', sign, device_name: 'Chrome', ...more });
  },
  'a provider’s account, from a storefront': async ({ return_url }: { return_url?: string }) => {
    await mall.makeMember({ account: 'member@mall.test' });
    const started = await mall.as().post('/api/login/start', {
      provider: 'line',
      return_url: `${CLUB}/signed-in`,
      ...(return_url !== undefined && { letter_url: return_url }),
      state: 'of-this-tab',
      code_challenge: 'x'.repeat(43),
    });
    if (started.status === 200) await signInAndReturn(dataOf<{ url: string }>(started).url);
    return started;
  },
} as const;
/** Signs in at a provider's page and returns, at this server's address. */
async function signInAndReturn(page: string): Promise<void> {
  const here = (url: URL) => new URL(url.pathname + url.search, mall.baseUrl);
  const answer = await chooseAt(here(new URL(page)).href, FAKE_PEOPLE.known);
  await fetch(here(answer), { redirect: 'manual' });
}
const names = Object.keys(emailRequests) as (keyof typeof emailRequests)[];
const reader = (name: keyof typeof emailRequests) =>
  name.startsWith('a provider’s account') ? 'member@mall.test' : AMY;

describe.each(names)('the email link of %s', (name) => {
  const ask = (more: object = {}) => settled(emailRequests[name](more));

  test('opens the storefront’s requested page, with the token in place of the placeholder', async () => {
    await ask({ return_url: `${CLUB}/shop?lang=zh#/confirm/{token}` });
    expect(await linkTo(reader(name))).toMatch(
      new RegExp(`^${CLUB}/shop\\?lang=zh#/confirm/${TOKEN}$`),
    );
  });

  test('contains the token as a parameter when the page has no placeholder', async () => {
    await ask({ return_url: `${CLUB}/confirm?from=mall` });
    expect(await linkTo(reader(name))).toMatch(
      new RegExp(`^${CLUB}/confirm\\?from=mall&t=${TOKEN}$`),
    );
  });

  test('opens the shop’s own page when none is requested, from any caller', async () => {
    await ask();
    const page = `(email\\?t=|forget/)${TOKEN}(&for=[a-z]+)?`;
    expect(await linkTo(reader(name))).toMatch(new RegExp(`^${PUBLIC}/${page}$`));
  });

  test.each([
    'https://evil.example/confirm/{token}',
    'https://club.example.evil.example/{token}',
    'https://club.example@evil.example/{token}',
    'https://someone@club.example/{token}',
    'http://club.example/{token}',
    'https://club.example:8443/{token}',
    'https://[',
    'https://club.example/away?to=https%3A%2F%2Fevil.example%2F{token}',
    'https://club.example/#/away?to=https://evil.example/{token}',
  ])(
    'is refused and no email is sent when the shop does not list the page: %s',
    async (return_url) => {
      const { body } = await ask({ return_url });
      expect(body).toEqual(refused('returnUnknown'));
      expect(await mall.db.$count(outbox)).toBe(0);
    },
  );
});

test('an ambiguous URL is written as browsers read it', async () => {
  await settled(
    emailRequests.resend({ return_url: 'https://club.example\\@evil.example/{token}' }),
  );
  expect(await linkTo()).toMatch(new RegExp(`^${CLUB}/@evil.example/${TOKEN}$`));
});

test('an existing member who registers again gets a link to the requesting storefront', async () => {
  await mall.makeMember({ account: AMY });
  await settled(emailRequests.register({ return_url: `${CLUB}/confirm/{token}` }));
  expect(await linkTo()).toBe(`${CLUB}/`);
});

test('the link does not depend on headers, whether or not their host is listed', async () => {
  await mall.makeMember({ account: AMY });
  for (const origin of [CLUB, undefined]) {
    const body = { email: AMY, ...(await mall.makeCaptcha()) };
    const headers = { host: 'evil.example', ...(origin && { origin }) };
    await settled(mall.as().post('/api/forget/mail', body, headers));
    expect(await linkTo()).toMatch(new RegExp(`^${PUBLIC}/forget/${TOKEN}$`));
  }
});

test('warning emails link to the shop itself, because another person may have chosen the page', async () => {
  await mall.makeMember({ account: AMY });
  const login = {
    account: AMY,
    type: 'account',
    password: encode('Mall-1234'),
    device_name: 'Chrome',
  };
  const body = { ...login, ...(await mall.makeCaptcha()) };
  await settled(mall.as().post('/api/login', body, { origin: CLUB }));
  expect(await linkTo()).toBe(`${PUBLIC}/forget/form`);
});
