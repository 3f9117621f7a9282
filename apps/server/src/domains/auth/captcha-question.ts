import { randomInt } from 'node:crypto';
import type { Language } from '../../kernel/language';

/** A question in words and the number that answers it. */
export interface Riddle {
  readonly question: string;
  readonly answer: string;
}

const goods = ['顆芒果', '把青菜', '盒雞蛋', '包水餃', '瓶牛奶'] as const;
const digits = '零一二三四五六七八九';

/** A sum that a screen reader can read out: the way in for whoever cannot see the picture. */
export function newRiddle(language: Language): Riddle {
  const [one, other] = [randomInt(2, 10), randomInt(2, 10)];
  const good = goods[randomInt(goods.length)] ?? goods[0];
  const question =
    language === 'zh'
      ? `籃子裡有${chineseNumber(one)}${good}，再放進${chineseNumber(other)}${good}，一共有幾${good.charAt(0)}？`
      : `There are ${one} mangoes in the basket, and ${other} more are put in. How many are there?`;
  return { question, answer: String(one + other) };
}

/** Brings an answer to the form that riddles and pictures are compared in: `１３`, `十三` → `13`. */
export function plainAnswer(text: string): string {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  const chinese = /^([一二兩三四五六七八九])?(十)?([一二兩三四五六七八九])?$/.exec(plain);
  if (!chinese || plain === '') return plain;
  const [, first, ten, last] = chinese;
  const value = (digit: string | undefined) =>
    digit === undefined ? 0 : digits.indexOf(digit === '兩' ? '二' : digit);
  if (ten === undefined) return last === undefined ? String(value(first)) : plain;
  return String((first === undefined ? 1 : value(first)) * 10 + value(last));
}

/** 1–9 as Chinese counts: two of something is 兩. */
function chineseNumber(number: number): string {
  return number === 2 ? '兩' : digits.charAt(number);
}
