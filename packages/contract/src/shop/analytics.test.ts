import { expect, it } from 'vitest';
import { analyticsCodes } from './analytics';

it.each([
  ['G-1A2B3C4D5E', '', { ga: 'G-1A2B3C4D5E', gtm: null }],
  [' g-1a2b3c4d5e ', 'GTM-ABC123', { ga: 'G-1A2B3C4D5E', gtm: 'GTM-ABC123' }],
  ['', '', { ga: null, gtm: null }],
  // Values that would inject a URL parameter or an element into the page.
  ['G-1&l=evil', 'GTM-AB C123', { ga: null, gtm: null }],
  ['G-ABCD https://evil.test', "GTM-ABC123; script-src 'unsafe-inline'", { ga: null, gtm: null }],
  ['GTM-ABC123', 'G-1A2B3C4D5E', { ga: null, gtm: null }],
  ['UA-12345-1', '<script>', { ga: null, gtm: null }],
])('accepts only values in the format of a code from %j and %j', (ga_code, gtm_code, codes) => {
  expect(analyticsCodes({ ga_code, gtm_code })).toEqual(codes);
});
