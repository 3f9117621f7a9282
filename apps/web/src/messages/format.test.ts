import { expect, it } from 'vitest';
import { format } from './format';

it('fills in what is given, in any order and as often as it is named', () => {
  expect(format('{1}的{0}，{1}', ['芒果', '玉井'])).toBe('玉井的芒果，玉井');
});

it('writes numbers with thousands commas, and words as they are', () => {
  expect(format('{0} 件商品', [1264])).toBe('1,264 件商品');
  expect(format('NT${0} 以上', ['1264'])).toBe('NT$1264 以上');
});

it('leaves alone what nothing is given for', () => {
  expect(format('至少需要 {0} 個字')).toBe('至少需要 {0} 個字');
});

it('does not read what it fills in as a message', () => {
  expect(format('「{0}」{1}', ['{1}', '$&'])).toBe('「{1}」$&');
});
