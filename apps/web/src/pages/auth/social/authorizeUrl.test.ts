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
const leave = (provider: 'line' | 'facebook', again = false) =>
  new URL(
    authorizeUrl({
      provider,
      social,
      back: '/cart/temp?temp=2',
      origin: 'http://shop.test',
      again,
    }),
  );

it('asks LINE with state, nonce and the hash of a secret that stays here', () => {
  const { origin, pathname, searchParams } = leave('line');
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

it('asks Facebook for a token and the address, at a path of this site too', () => {
  const url = leave('facebook');
  expect(url.origin + url.pathname).toBe('http://shop.test/stand-in/facebook/authorize');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'token',
    client_id: 'our-facebook',
    redirect_uri: 'http://shop.test/auth/facebook',
    state: expect.stringMatching(/^[\w-]{32}$/),
    scope: 'public_profile,email',
  });
});

it('asks once more for what was not agreed to', () => {
  expect(leave('line', true).searchParams.get('prompt')).toBe('consent');
  expect(leave('facebook', true).searchParams.get('auth_type')).toBe('rerequest');
});

it('never asks twice with the same state', () => {
  expect(leave('line').searchParams.get('state')).not.toBe(leave('line').searchParams.get('state'));
});

it('takes back only the attempt that left, from the provider it left for, once', () => {
  const left = () => leave('line').searchParams.get('state');
  expect(takeAttempt('line', left() && 'another-state')).toBeNull();
  expect(takeAttempt('facebook', left())).toBeNull();
  expect(takeAttempt('line', null)).toBeNull();
  const state = left();
  expect(takeAttempt('line', state)).toMatchObject({ provider: 'line', state });
  expect(takeAttempt('line', state)).toBeNull();
});
