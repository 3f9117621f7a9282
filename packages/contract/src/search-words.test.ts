import { expect, it } from 'vitest';
import { foldText, searchWords, wordsBeyond } from './search-words';

it.each([
  ['文蛤 600 公克（已吐沙）', '文蛤600公克已吐沙'],
  ['【產地直送】「文蛤」', '產地直送文蛤'],
  ['ＡＢＣ　５㎏', 'abc5kg'],
  ['ｶﾞﾗｽﾎﾟｯﾄ', 'ガラスポット'],
  ['cafe\u0301 au lait', 'café au lait'],
  ['臺\u200b東\ufeff米', '台東米'],
  ['2 – 3 人份', '2-3人份'],
  ['10 20 30', '10 20 30'],
])('folds %s to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(searchWords(text).every((word) => folded.includes(word))).toBe(true);
});

it('compares words whatever their width, case, and way to write 臺', () => {
  expect(searchWords(' 臺灣　ＴＥＡ ')).toEqual(['台灣', 'tea']);
  expect(searchWords('一 二 三 四 五 六')).toHaveLength(5);
  expect(searchWords(' ')).toEqual([]);
  expect(searchWords('（） \u200b')).toEqual([]);
});

it('tells which words a name does not hold', () => {
  expect(wordsBeyond('湯種鮮奶吐司一條', '吐司')).toEqual([]);
  expect(wordsBeyond('酪梨 4 入', '吐司')).toEqual(['吐司']);
  expect(wordsBeyond('臺灣紅茶 Tea 一二三四五六 茶包', 'tea 台灣 茶包')).toEqual([]);
});
