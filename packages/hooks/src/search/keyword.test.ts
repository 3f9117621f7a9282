import { expect, it } from 'vitest';
import { keywordOf, searchedKeyword } from '../index';

it('cuts a keyword by code points, so that its URL is valid', () => {
  const keyword = keywordOf(`${'字'.repeat(49)}😋😋`);
  expect(keyword).toBe(`${'字'.repeat(49)}😋`);
  expect(decodeURIComponent(encodeURIComponent(keyword))).toBe(keyword);
});

it('is empty when the text has no visible characters', () => {
  expect(keywordOf(' \u200b\u3164 ')).toBe('');
});

it.each([
  ['芒果', '芒果'],
  [' 愛文 芒果 ', '愛文 芒果'],
  ['字'.repeat(50), '字'.repeat(50)],
  ['字'.repeat(51), null],
  [' ', null],
  [undefined, null],
])('reads the keyword of a URL with %j as %j', (parameter, keyword) => {
  expect(searchedKeyword(parameter)).toBe(keyword);
});
