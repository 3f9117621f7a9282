import { expect, it } from 'vitest';
import { to } from '../../paths/paths';
import { keywordOf } from './keyword';

it('cuts a keyword by code points, so that its address can be written', () => {
  const keyword = keywordOf(`${'字'.repeat(49)}😋😋`);
  expect(keyword).toBe(`${'字'.repeat(49)}😋`);
  expect(decodeURIComponent(to.search(keyword))).toBe(`/search/${keyword}`);
});

it('is empty when nothing that is typed can be seen', () => {
  expect(keywordOf(' \u200b\u3164 ')).toBe('');
});
