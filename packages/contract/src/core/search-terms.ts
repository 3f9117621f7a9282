import { ALL_INVISIBLE, DASHES } from './invisible';

/** The maximum number of search terms. */
const MOST = 5;

/** Brackets and quotation marks: people type other shapes, or none. */
const BRACKETS = /[\p{Ps}\p{Pe}\p{Pi}\p{Pf}"'`\uff02\uff07]/gu;
/** Characters that look alike and that NFKC does not unify. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [BRACKETS, ''],
  [DASHES, '-'],
  [/[\u00b7\u2022\u2027\u2219\u22c5\u30fb]/g, '\u00b7'],
  [/\u301c/g, '~'],
  [/\u2044/g, '/'],
  [/\u00d7/g, 'x'],
  [/臺/g, '台'],
];

/** Unifies everything that a search ignores, except for blanks. */
const unified = (text: string): string =>
  ALIKE.reduce(
    (folded, [pattern, by]) => folded.replace(pattern, by),
    // eslint-disable-next-line no-restricted-syntax -- the one place for the search
    text.replace(ALL_INVISIBLE, '').normalize('NFKC').toLowerCase(),
  );

const LATIN = /^\p{Ll}{2}$/u;
const DIGITS = /^\p{Nd}{2}$/u;

/**
 * Folds a text for the search. Width, case, composition, invisible characters, brackets and
 * variants of 臺 make no difference. Blanks remain only between two words of Latin letters, and
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
 * Splits a search input into terms, folded like the text that {@link foldText} returns.
 *
 * @example
 * searchTerms('臺灣 ＴＥＡ') // ['台灣', 'tea']
 */
export const searchTerms = (typed: string): string[] =>
  unified(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST);
