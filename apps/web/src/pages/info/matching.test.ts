import { expect, it } from 'vitest';
import { matching } from './matching';

const sections = [
  {
    section: '運送',
    list: [
      { id: 1, question: '運費怎麼算？', answer: '<ul><li>常溫 100 元</li></ul>' },
      { id: 2, question: '送離島嗎？', answer: '<p>離島運費另計，可用 LINE 詢問。</p>' },
    ],
  },
  { section: '付款', list: [{ id: 3, question: '可以開發票嗎？', answer: '<p>可以。</p>' }] },
];
const found = (typed: string) =>
  matching(sections, typed).flatMap(({ list }) => list.map(({ id }) => id));

it.each([
  ['', [1, 2, 3]],
  ['  ', [1, 2, 3]],
  ['運費', [1, 2]],
  ['運費 離島', [2]],
  ['ｌｉｎｅ', [2]],
  ['運送', [1, 2]],
  ['li', [2]],
  ['退換貨', []],
])('finds for %j the questions %j', (typed, ids) => expect(found(typed)).toEqual(ids));

it('omits a section without matches', () => {
  expect(matching(sections, '發票').map(({ section }) => section)).toEqual(['付款']);
});
