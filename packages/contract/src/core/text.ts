/**
 * The rules that normalise what people type and paste: one set for the site, the server and
 * partners. Plain functions without schemas; `scalars.ts` builds the contract's checks from them.
 */
import { ALL_INVISIBLE, DASHES, INVISIBLE } from './invisible';

/**
 * An emoji with the invisible characters that belong to it: variation selectors, joiners and the tags of
 * regional flags, or a keycap.
 */
const EMOJI_PART =
  '\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]?\\p{Emoji_Modifier}?(?:[\\u{E0020}-\\u{E007E}]+\\u{E007F})?';
const EMOJI = `${EMOJI_PART}(?:\\u200D${EMOJI_PART})*|[#*0-9]\\uFE0F?\\u20E3`;
const INVISIBLE_BESIDE_EMOJI = /* @__PURE__ */ new RegExp(`(${EMOJI})|${INVISIBLE}`, 'gu');
const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** Control characters other than a line break, and the blank braille pattern. */
const BLANK = /[^\P{Cc}\n]|\u2800/gu;
/** Letters, digits, punctuation, symbols, and characters that a font defines itself. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}\p{Co}]/u;

/**
 * Normalises free text of several lines. Removes invisible characters outside of emoji, replaces
 * control characters by spaces, composes accented characters (NFC) and trims.
 *
 * @returns the empty string when no visible character is left.
 * @example
 * cleanText('\u3164 \u200b') // ''
 */
export function cleanText(text: string): string {
  const clean = text
    .replace(INVISIBLE_BESIDE_EMOJI, '$1')
    .replace(LINE_BREAK, '\n')
    .replace(BLANK, ' ')
    .normalize('NFC')
    .trim();
  return VISIBLE.test(clean) ? clean : '';
}

/**
 * Normalises free text of one line, like {@link cleanText}; a line break becomes a space.
 *
 * @example
 * cleanLine('林小滿\n收') // '林小滿 收'
 */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s*\n\s*/g, ' ');

/**
 * Counts the characters of a text by code points, as every length limit of the mall does.
 *
 * @example
 * lengthOf('好吃😋') // 3
 */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/**
 * Cuts a text after `most` code points, never inside a surrogate pair.
 *
 * @example
 * cutText('好吃😋😋', 3) // '好吃😋'
 */
export const cutText = (text: string, most: number): string =>
  text.length <= most ? text : [...text].slice(0, most).join('');

/**
 * Unifies widths and removes all invisible characters, for comparing and matching. Blanks and separators stay.
 *
 * @example
 * unifyWidth('ＡＢ，１２') // 'AB,12'
 */
export const unifyWidth = (text: string): string =>
  // eslint-disable-next-line no-restricted-syntax -- the one place for typed text
  text.replace(ALL_INVISIBLE, '').normalize('NFKC');
const BLANKS = /[\s\p{Cc}]+/gu;
/** Separators that people type between digits: blanks, dashes, dots, parentheses. */
const SEPARATORS = /[\s\p{Cc}\p{Pd}\u2212.\u00b7\u2022\u2027\u30fb()]+/gu;

/**
 * Normalises a number that is typed or pasted: full-width digits become ASCII, separators are
 * removed.
 *
 * @example
 * readDigits('１０３-45') // '10345'
 */
export const readDigits = (text: string): string => unifyWidth(text).replace(SEPARATORS, '');

/** A label before a number, with its colon, or one of the words for "number". */
const LABEL = /^(?:[^\d:]*:|[\p{Script=Han}\s]*(?:單號|號碼|編號|貨號|訂單))\s*/u;
/** How spreadsheets write a text so that it stays a text: `="6200"`, `"6200"`, `'6200`. */
const QUOTES = /^="?|^["'*#]+|["*]+$/g;
/** A number that a spreadsheet has rounded: its last digits are lost. */
const ROUNDED = /^\d(?:\.\d+)?E\+?\d+$/i;
/** A whole number as a spreadsheet writes it with decimals. */
const DECIMALS = /^(\d+)\.0+$/;

/** Removes the label and the quotes that stand around a number which is typed, pasted or scanned. */
function unlabelled(text: string): string {
  let bare = unifyWidth(text).trim();
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replace(QUOTES, '').replace(LABEL, '').trim();
  }
  return bare;
}

/**
 * Normalises a tracking number that is typed or pasted: without label, quotes and separators, in upper case. A number
 * that a spreadsheet has rounded is returned as it is, so that no rule accepts it.
 *
 * @example
 * readTrackingNumber('單號：9001 2345 6783') // '900123456783'
 * readTrackingNumber('8.88801E+15') // '8.88801E+15'
 */
export function readTrackingNumber(text: string): string {
  const bare = unlabelled(text);
  if (ROUNDED.test(bare)) return bare;
  return readDigits(bare.replace(DECIMALS, '$1')).toUpperCase();
}

/**
 * Normalises the number of an order that is typed, pasted or scanned: without label, `#`, the `*` of Code 39 and
 * separators, in upper case.
 *
 * @example
 * readOrderNumber('訂單編號：＃m2611270001') // 'M2611270001'
 */
export const readOrderNumber = (text: string): string => readDigits(unlabelled(text)).toUpperCase();

/** Thousands separators, which stand between digits in threes. */
const THOUSANDS = /(?<=\d),(?=\d{3}(?:\D|$))/g;

/**
 * Reads a whole number that is typed or pasted, in any width and with thousands separators.
 *
 * @returns undefined when it is no whole number: `99.9` is neither 99 nor 999.
 * @example
 * readCount('１,２８０ ') // 1280
 */
export function readCount(text: string): number | undefined {
  const digits = unifyWidth(text).replace(BLANKS, '').replace(DASHES, '-').replace(THOUSANDS, '');
  const count = /^-?\d+$/.test(digits) ? Number(digits) : undefined;
  return Number.isSafeInteger(count) ? count : undefined;
}

/**
 * Normalises a code in upper case, such as a mobile barcode. Removes blanks only. Hyphens and dots
 * can be part of the code, so every dash becomes an ASCII hyphen.
 *
 * @example
 * readCode('／abc 1234') // '/ABC1234'
 */
export const readCode = (text: string): string =>
  unifyWidth(text).replace(BLANKS, '').replace(DASHES, '-').toUpperCase();

/**
 * Normalises a Taiwanese mobile number; the country code becomes the leading 0.
 *
 * @example
 * readMobile('+886 912-345-678') // '0912345678'
 */
export const readMobile = (text: string): string =>
  readDigits(text).replace(/^(?:\+|00)?8860?(?=9\d{8}$)/, '0');

/** Normalises an email address: width, case and invisible characters make no difference. */
export const readEmail = (text: string): string => unifyWidth(text).trim().toLowerCase();

/**
 * Normalises a password as RFC 8265 does: composed characters (NFC) and ASCII spaces, so that every
 * keyboard produces the same password. Everything else is significant.
 */
export const readPassword = (text: string): string =>
  text.replace(/\p{Zs}/gu, ' ').normalize('NFC');

/** Names that only the shop may use. `上官` is a surname, so `上官方圓` is an ordinary name. */
const OF_THE_SHOP = /客服|管理[員员]|(?:^|[^上])官方/;
const MARKS = /[^\p{L}\p{N}]+/gu;
const bare = (name: string): string =>
  unifyWidth(name).toLowerCase().replace(MARKS, '').replaceAll('臺', '台');

/**
 * Whether a member's name resembles the shop's. It contains 官方, 客服, 管理員 or the shop's own name, in
 * any width and case and with any separators.
 *
 * @param shop - The shop's name.
 * @example
 * isShopName('巷口‧市集 小編', '巷口市集') // true
 */
export function isShopName(name: string, shop?: string): boolean {
  const given = bare(name);
  const own = bare(shop ?? '');
  // A shop's name of one character occurs in many names by chance.
  const isOwn = own !== '' && (lengthOf(own) > 1 ? given.includes(own) : given === own);
  return isOwn || OF_THE_SHOP.test(given);
}
