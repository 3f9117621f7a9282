import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { takeAttempt } from './attempt';
import { authorizeUrl } from './authorizeUrl';

const social = {
  line_client_id: 'our-line',
  line_authorize_url: 'https://access.line.me/oauth2/v2.1/authorize',
  facebook_app_id: 'our-facebook',
  facebook_authorize_url: '/stand-in/facebook/authorize',
};
const leave = async (provider: 'line' | 'facebook', again = false) =>
  new URL(
    await authorizeUrl({
      provider,
      social,
      back: '/cart/temp?temp=2',
      origin: 'http://shop.test',
      again,
    }),
  );

it('asks LINE with state, nonce and the hash of a secret', async () => {
  const { origin, pathname, searchParams } = await leave('line');
  const asked = Object.fromEntries(searchParams);
  expect(origin + pathname).toBe(social.line_authorize_url);
  expect(asked).toMatchObject({
    response_type: 'code',
    client_id: 'our-line',
    redirect_uri: 'http://shop.test/auth/line',
    scope: 'profile openid email',
    code_challenge_method: 'S256',
  });
  const attempt = takeAttempt('line', asked['state'] ?? null);
  expect(attempt?.verifier).toMatch(/^[\w-]{43}$/);
  expect(attempt).toMatchObject({ nonce: asked['nonce'], back: '/cart/temp?temp=2' });
  const hash = createHash('sha256').update(attempt?.verifier ?? '');
  expect(asked['code_challenge']).toBe(hash.digest('base64url'));
});

it('asks Facebook for a token and the email address, under a path of this site', async () => {
  const url = await leave('facebook');
  expect(url.origin + url.pathname).toBe('http://shop.test/stand-in/facebook/authorize');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'token',
    client_id: 'our-facebook',
    redirect_uri: 'http://shop.test/auth/facebook',
    state: expect.stringMatching(/^[\w-]{32}$/),
    scope: 'public_profile,email',
  });
});

it('asks again for permissions that were declined', async () => {
  expect((await leave('line', true)).searchParams.get('prompt')).toBe('consent');
  expect((await leave('facebook', true)).searchParams.get('auth_type')).toBe('rerequest');
});

it('never uses a state twice', async () => {
  const [one, other] = [await leave('line'), await leave('line')];
  expect(one.searchParams.get('state')).not.toBe(other.searchParams.get('state'));
});

it('accepts an attempt only once, and only with its own state and provider', async () => {
  const left = async () => (await leave('line')).searchParams.get('state');
  expect(takeAttempt('line', (await left()) && 'another-state')).toBeNull();
  expect(takeAttempt('facebook', await left())).toBeNull();
  expect(takeAttempt('line', null)).toBeNull();
  const state = await left();
  expect(takeAttempt('line', state)).toMatchObject({ provider: 'line', state });
  expect(takeAttempt('line', state)).toBeNull();
});
