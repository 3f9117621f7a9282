import { randomInt } from 'node:crypto';
import { basketGoods, type CaptchaQuestion } from '../../messages/captcha-question';

const digits = '零一二三四五六七八九';

/** A sum that a screen reader can read, as an alternative to the picture. */
export const newCaptchaQuestion = (): CaptchaQuestion => ({
  one: randomInt(2, 10),
  other: randomInt(2, 10),
  good: basketGoods[randomInt(basketGoods.length)] ?? basketGoods[0],
});

/** The correct answer to a question. */
export const answerTo = ({ one, other }: CaptchaQuestion): string => String(one + other);

/** Normalizes an answer for comparison: `１３`, `十三` → `13`. */
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
