import { ALL_INVISIBLE, DASHES } from './invisible';

/** The most words of a search that count. */
const MOST = 5;

/** Brackets and quotation marks: people write them in other shapes, or not at all. */
const BRACKETS = /[\p{Ps}\p{Pe}\p{Pi}\p{Pf}"'`\uff02\uff07]/gu;
/** Characters that people take for one another and NFKC does not unify. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [BRACKETS, ''],
  [DASHES, '-'],
  [/[\u00b7\u2022\u2027\u2219\u22c5\u30fb]/g, '\u00b7'],
  [/\u301c/g, '~'],
  [/\u2044/g, '/'],
  [/\u00d7/g, 'x'],
  [/臺/g, '台'],
];

/** A text in which everything is unified that makes no difference to a search, except for blanks. */
const unified = (text: string): string =>
  ALIKE.reduce(
    (folded, [pattern, by]) => folded.replace(pattern, by),
    text.replace(ALL_INVISIBLE, '').normalize('NFKC').toLowerCase(),
  );

const LATIN = /^\p{Ll}{2}$/u;
const DIGITS = /^\p{Nd}{2}$/u;

/**
 * Folds a text to the form in which the search compares it: width, case, composition, invisible characters,
 * brackets and 臺 make no difference. Blanks stay only between two words of letters with upper and lower case, and
 * between two numbers. The server stores the result beside the text.
 *
 * @example
 * foldText('文蛤 600 公克（已吐沙）') // '文蛤600公克已吐沙'
 */
export const foldText = (text: string): string =>
  unified(text)
    .trim()
    .replace(/(\S)\s+(?=(\S))/gu, (_, before: string, after: string) =>
      LATIN.test(before + after) || DIGITS.test(before + after) ? `${before} ` : before,
    );

/**
 * The words of a search input, folded as {@link foldText} folds the text that they are looked for in.
 *
 * @example
 * searchWords('臺灣 ＴＥＡ') // ['台灣', 'tea']
 */
export const searchWords = (typed: string): string[] =>
  unified(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST);

/**
 * The words of a search that a name does not contain: the product was found by another of its texts.
 *
 * @example
 * wordsBeyond('酪梨 4 入', '吐司') // ['吐司']
 */
export function wordsBeyond(name: string, typed: string): string[] {
  const folded = foldText(name);
  return searchWords(typed).filter((word) => !folded.includes(word));
}
