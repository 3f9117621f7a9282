import { expect, it } from 'vitest';
import { foldText, searchTerms } from './search-terms';

it.each([
  ['文蛤 600 公克（已吐沙）', '文蛤600公克已吐沙'],
  ['【產地直送】「文蛤」', '產地直送文蛤'],
  ['ＡＢＣ　５㎏', 'abc5kg'],
  ['ｶﾞﾗｽﾎﾟｯﾄ', 'ガラスポット'],
  ['cafe\u0301 au lait', 'café au lait'],
  ['臺\u200b東\ufeff米', '台東米'],
  ['2 – 3 人份', '2-3人份'],
  ['10 20 30', '10 20 30'],
])('foldText folds %s to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(searchTerms(text).every((word) => folded.includes(word))).toBe(true);
});

it('searchTerms unifies width, case and variants of 臺', () => {
  expect(searchTerms(' 臺灣　ＴＥＡ ')).toEqual(['台灣', 'tea']);
  expect(searchTerms('一 二 三 四 五 六')).toHaveLength(5);
  expect(searchTerms(' ')).toEqual([]);
  expect(searchTerms('（） \u200b')).toEqual([]);
});
