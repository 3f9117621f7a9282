import { expect, it } from 'vitest';
import { to } from '../../paths/paths';
import { keywordOf } from './keyword';

it('cuts a keyword by code points, so that its URL is valid', () => {
  const keyword = keywordOf(`${'字'.repeat(49)}😋😋`);
  expect(keyword).toBe(`${'字'.repeat(49)}😋`);
  expect(decodeURIComponent(to.search(keyword))).toBe(`/search/${keyword}`);
});

it('is empty when the text has no visible characters', () => {
  expect(keywordOf(' \u200b\u3164 ')).toBe('');
});
