import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { challengeOf } from '../../platform/social/provider-page';
import { chooseAt, dataOf, fakeSocial, FAKE_PEOPLE } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

const mall = describeMall(
  { social: fakeSocial },
  { oneServerBecause: 'without PUBLIC_URL the address of the called server is the site’s' },
);

const STATE = 'state-of-this-tab';
const verifier = randomBytes(32).toString('base64url');
const start = (provider: 'line' | 'facebook', return_url: string) =>
  mall
    .as()
    .post(
      '/api/login/start',
      { provider, return_url, state: STATE, code_challenge: challengeOf(verifier) },
      { origin: mall.baseUrl },
    );

test.each(['line', 'facebook'] as const)(
  'a sign-in by %s returns to the site’s page with a code, which that page exchanges',
  async (provider) => {
    const page = `${mall.baseUrl}/auth/${provider}?back=%2Fcart`;
    const { url } = dataOf<{ url: string }>(await start(provider, page));
    const answer = await chooseAt(new URL(url, mall.baseUrl).href, FAKE_PEOPLE.newcomer);
    const response = await fetch(answer, { redirect: 'manual' });
    const place = new URL(response.headers.get('location') ?? '');
    expect(place.origin + place.pathname).toBe(`${mall.baseUrl}/auth/${provider}`);
    expect(place.searchParams.get('back')).toBe('/cart');
    expect(place.searchParams.get('state')).toBe(STATE);

    const code = place.searchParams.get('code');
    const reply = await mall
      .as()
      .post(
        '/api/login/finish',
        { code, code_verifier: verifier, device_name: 'Chrome' },
        { origin: mall.baseUrl },
      );
    expect(dataOf(reply)).toMatchObject({ profile: { name: '許小樂' } });
  },
);

test('a page at another address is refused', async () => {
  const { hostname, port } = new URL(mall.baseUrl);
  for (const origin of [`http://${hostname}:${Number(port) + 1}`, `https://${hostname}:${port}`])
    expect((await start('line', `${origin}/auth/line`)).body).toEqual(refused('returnUnknown'));
});
