import { expect, it } from 'vitest';
import { analyticsCodes } from './analytics';

it.each([
  ['G-1A2B3C4D5E', '', { ga: 'G-1A2B3C4D5E', gtm: null }],
  [' g-1a2b3c4d5e ', 'GTM-ABC123', { ga: 'G-1A2B3C4D5E', gtm: 'GTM-ABC123' }],
  ['', '', { ga: null, gtm: null }],
  // What would lead elsewhere, or become a second source of the page's policy.
  ['G-1&l=evil', 'GTM-AB C123', { ga: null, gtm: null }],
  ['G-ABCD https://evil.test', "GTM-ABC123; script-src 'unsafe-inline'", { ga: null, gtm: null }],
  ['GTM-ABC123', 'G-1A2B3C4D5E', { ga: null, gtm: null }],
  ['UA-12345-1', '<script>', { ga: null, gtm: null }],
])('takes from %j and %j only what has the shape of a code', (ga_code, gtm_code, codes) => {
  expect(analyticsCodes({ ga_code, gtm_code })).toEqual(codes);
});
