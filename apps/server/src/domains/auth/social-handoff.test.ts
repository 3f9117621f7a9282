import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { members, sessions, socialHandoffs } from '../../db/schema';
import { purgeExpired } from '../../jobs/purge';
import { chooseAt, dataOf, fakeSocial, FAKE_PEOPLE } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';
import { challengeOf } from '../../platform/social/provider-page';

const CLUB = 'https://club.example';
const PARTNER = 'https://www.partner.example';
const SIGNED_IN = `${CLUB}/signed-in?from=mall#/home`;

const mall = describeMall({ storefrontOrigins: [CLUB, PARTNER], social: fakeSocial });
afterEach(() => void vi.useRealTimers());

type Provider = 'line' | 'facebook';
const PROVIDERS = ['line', 'facebook'] as const;
const newSecret = () => randomBytes(32).toString('base64url');
const STATE = 'state-of-this-tab';

const start = (provider: Provider, verifier: string, more: object = {}) =>
  mall.as().post(
    '/api/login/start',
    {
      provider,
      return_url: SIGNED_IN,
      state: STATE,
      code_challenge: challengeOf(verifier),
      ...more,
    },
    { origin: CLUB },
  );
/** Follows the provider's redirect through the shop. @returns the final URL. */
const follow = async (answer: URL) => {
  const response = await fetch(answer, { redirect: 'manual' });
  const location = response.headers.get('location');
  return { status: response.status, place: location === null ? null : new URL(location) };
};
/** Signs a person in. @returns the final URL. */
const arrive = async (provider: Provider, verifier: string, subject: string, more: object = {}) => {
  const { url } = dataOf<{ url: string }>(await start(provider, verifier, more));
  const { place } = await follow(await chooseAt(url, subject));
  if (!place) throw new Error('The shop led nowhere');
  return place;
};
const finish = (code: string, code_verifier: string, origin: string | null = CLUB) =>
  mall
    .as()
    .post(
      '/api/login/finish',
      { code, code_verifier, device_name: 'Chrome' },
      origin === null ? {} : { origin },
    );
const codeOf = (place: URL) => place.searchParams.get('code') ?? '';
const nobodyIsIn = async () => expect(await mall.db.$count(sessions)).toBe(0);

describe.each(PROVIDERS)('a sign-in by %s on a storefront', (provider) => {
  test('returns to it with a code, which its page exchanges for the session', async () => {
    const verifier = newSecret();
    const place = await arrive(provider, verifier, FAKE_PEOPLE.newcomer);
    expect(place.origin + place.pathname + place.hash).toBe(`${CLUB}/signed-in#/home`);
    expect(place.searchParams.get('from')).toBe('mall');
    expect(place.searchParams.get('state')).toBe(STATE);
    await nobodyIsIn();

    const reply = await finish(codeOf(place), verifier);
    expect(reply.headers.get('set-cookie')).toBeNull();
    const { t: token, profile } = dataOf<{ t: string; profile: { id: number } }>(reply);
    const mine = dataOf(await mall.as({ token }).get('/api/member/profile'));
    expect(mine).toMatchObject({ id: profile.id });
    // No address contained a token, and only the code's hash is stored.
    expect(place.href).not.toContain(token);
  });

  test('opens the same member as on the site', async () => {
    for (const again of [false, true]) {
      const verifier = newSecret();
      const place = await arrive(provider, verifier, FAKE_PEOPLE.newcomer, { again });
      expect((await finish(codeOf(place), verifier)).status).toBe(200);
    }
    expect(await mall.db.$count(members)).toBe(1);
  });

  test('returns without a code when the person declines, or shares no address', async () => {
    const cancelled = await arrive(provider, newSecret(), '');
    expect(Object.fromEntries(cancelled.searchParams)).toEqual({
      ...{ from: 'mall', state: STATE, error: 'cancelled' },
    });
    const refusedThere = await arrive(provider, newSecret(), FAKE_PEOPLE.withoutEmail);
    expect(refusedThere.searchParams.get('error')).toBe('emailNeeded');
    expect(refusedThere.searchParams.has('code')).toBe(false);
    await nobodyIsIn();
  });

  test('needs confirmation by email when the address belongs to a member', async () => {
    await mall.makeMember({ account: 'member@mall.test' });
    const place = await arrive(provider, newSecret(), FAKE_PEOPLE.known);
    expect(place.searchParams.get('error')).toBe('confirmationNeeded');
    expect((await mall.mailsTo('member@mall.test')).at(-1)?.token).not.toBe('');
  });

  test('accepts the provider’s redirect once', async () => {
    const { url } = dataOf<{ url: string }>(await start(provider, newSecret()));
    const answer = await chooseAt(url, FAKE_PEOPLE.newcomer);
    expect((await follow(answer)).status).toBe(303);
    expect((await follow(answer)).place).toBeNull();
  });
});

describe('a code is refused', () => {
  let verifier: string;
  let code: string;
  beforeEach(async () => {
    verifier = newSecret();
    code = codeOf(await arrive('line', verifier, FAKE_PEOPLE.newcomer));
  });
  const isRefused = async (reply: ReturnType<typeof finish>) => {
    expect((await reply).body).toEqual(refused('providerRefused'));
  };

  test('the second time', async () => {
    expect((await finish(code, verifier)).status).toBe(200);
    await isRefused(finish(code, verifier));
  });

  test('for one of two concurrent exchanges', async () => {
    const both = await Promise.all([finish(code, verifier), finish(code, verifier)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test.each([
    ['another listed origin', PARTNER],
    ['the shop’s own programs', null],
  ])('for %s, and afterwards for everybody', async (_, origin) => {
    await isRefused(finish(code, verifier, origin));
    await isRefused(finish(code, verifier));
    await nobodyIsIn();
  });

  test('for an origin that is not listed', async () => {
    const { body } = await finish(code, verifier, 'https://evil.example');
    expect(body).toMatchObject({ valid: false, code: 1010 });
    await nobodyIsIn();
  });

  test('with another secret, and afterwards with any', async () => {
    await isRefused(finish(code, newSecret()));
    await isRefused(finish(code, verifier));
    await nobodyIsIn();
  });

  test('after a minute', async () => {
    vi.useFakeTimers({ now: Date.now() + 60_500, toFake: ['Date'] });
    await isRefused(finish(code, verifier));
    await nobodyIsIn();
  });

  test('that was guessed', () => isRefused(finish(newSecret(), verifier)));

  test('from the database: it contains only the hash', async () => {
    const [row] = await mall.db.select().from(socialHandoffs);
    expect(row?.codeHash).toHaveLength(32);
    expect(row?.codeHash?.toString('base64url')).not.toBe(code);
    expect(JSON.stringify(row)).not.toContain(code);
  });
});

describe('a sign-in does not start', () => {
  test('whose email links to a page that the shop does not list', async () => {
    const more = { letter_url: 'https://evil.example/confirm/{token}' };
    expect((await start('line', newSecret(), more)).body).toEqual(refused('returnUnknown'));
    expect(await mall.db.$count(socialHandoffs)).toBe(0);
  });

  test.each([
    'https://evil.example/signed-in',
    'https://club.example.evil.example/',
    'https://club.example@evil.example/',
    'https://me@club.example/',
    'http://club.example/',
  ])('that returns to %s', async (return_url) => {
    const { body } = await start('line', newSecret(), { return_url });
    expect(body).toEqual(refused('returnUnknown'));
    expect(await mall.db.$count(socialHandoffs)).toBe(0);
  });
});

test('an expired redirect, or one with an unknown state, is left to the site', async () => {
  const { url } = dataOf<{ url: string }>(await start('line', newSecret()));
  const answer = await chooseAt(url, FAKE_PEOPLE.newcomer);
  vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ['Date'] });
  expect((await follow(answer)).place).toBeNull();
  vi.useRealTimers();
  answer.searchParams.set('state', `to.${newSecret()}`);
  expect((await follow(answer)).place).toBeNull();
});

test('expired attempts are deleted', async () => {
  await start('line', newSecret());
  expect(await mall.db.$count(socialHandoffs)).toBe(1);
  await purgeExpired(mall.db, new Date(Date.now() + 601_000));
  expect(await mall.db.$count(socialHandoffs)).toBe(0);
});
