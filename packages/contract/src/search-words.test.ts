import { expect, it } from 'vitest';
import { searchWords, wordsBeyond } from './search-words';

it('compares words whatever their width, case, and way to write 臺', () => {
  expect(searchWords(' 臺灣　ＴＥＡ ')).toEqual(['台灣', 'tea']);
  expect(searchWords('一 二 三 四 五 六')).toHaveLength(5);
  expect(searchWords(' ')).toEqual([]);
});

it('tells which words a name does not hold', () => {
  expect(wordsBeyond('湯種鮮奶吐司一條', '吐司')).toEqual([]);
  expect(wordsBeyond('酪梨 4 入', '吐司')).toEqual(['吐司']);
  expect(wordsBeyond('臺灣紅茶 Tea 一二三四五六 茶包', 'tea 台灣 茶包')).toEqual([]);
});
