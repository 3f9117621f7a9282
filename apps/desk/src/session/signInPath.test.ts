import { expect, it } from 'vitest';
import { backFrom, signInPath } from './signInPath';

it.each(['/', '/people', '/audit?actor=4&from=2026-11-01'])(
  'the sign-in leads back to %s',
  (address) => {
    expect(backFrom(new URLSearchParams(signInPath(address).split('?')[1]))).toBe(address);
  },
);

it.each(['https://else.example', '//else.example', '/\\else.example', '/sign-in', ''])(
  'the sign-in leads to Today instead of %j',
  (back) => {
    expect(backFrom(new URLSearchParams({ back }))).toBe('/');
  },
);
