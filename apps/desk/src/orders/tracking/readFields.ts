import { readMobile, readOrderNumber, readTrackingNumber, unifyWidth } from '@mall/contract/text';

/** What a part of a pasted line is. */
export type Field =
  | { readonly kind: 'order'; readonly id: string }
  /** Begins as the selected orders do, and is none of them: mistyped, or not selected. */
  | { readonly kind: 'unknownOrder' }
  | { readonly kind: 'number'; readonly value: string }
  | { readonly kind: 'phone' }
  /** A number that a spreadsheet has rounded. */
  | { readonly kind: 'rounded' }
  /** A word, a name, a day, an amount, a number of pieces. */
  | { readonly kind: 'other' }
  /** Has digits, and is none of the above. */
  | { readonly kind: 'unclear' };

/** Shorter ones are amounts, numbers of pieces and postal codes. */
const TRACKING = /^(?=(?:[A-Z]*\d){4})[0-9A-Z]{8,40}$/;
const ROUNDED = /^\d(?:\.\d+)?E\+?\d+$/i;
const LANDLINE = /^\(?0\d{1,3}\)?-?\d{3,4}-\d{4}$/;
const DAY = /^\d{2,4}[-/.]\d{1,2}[-/.]\d{1,2}$/;
const TIME = /^\d{1,2}:\d{2}(?::\d{2})?$/;
const AMOUNT = /^(?:NT)?\$?\d{1,5}(?:\.\d+)?$/i;
const THOUSANDS = /^(?:NT)?\$?\d{1,3}(?:,\d{3})+$/i;
const SHORT = /^[0-9A-Z]{1,7}$/;
/** Characters by which a selected order is recognised in a number with a typing error. */
const SAME_BEGINNING = 6;

/** Reads a part of a line that has no blanks, or whose blanks have no meaning. */
function readField(part: string, ids: readonly string[]): Field {
  const id = readOrderNumber(part.replace(/:$/, ''));
  if (ids.includes(id)) return { kind: 'order', id };
  if (!/\d/.test(part)) return { kind: 'other' };
  if (ids.some((each) => each.slice(0, SAME_BEGINNING) === id.slice(0, SAME_BEGINNING))) {
    return { kind: 'unknownOrder' };
  }
  const value = readTrackingNumber(part);
  if (ROUNDED.test(value)) return { kind: 'rounded' };
  if (DAY.test(part) || TIME.test(part) || AMOUNT.test(part)) return { kind: 'other' };
  if (/^09\d{8}$/.test(readMobile(part)) || LANDLINE.test(part)) return { kind: 'phone' };
  if (/^\d+\.\d*[1-9]/.test(part)) return { kind: 'unclear' };
  if (TRACKING.test(value)) return { kind: 'number', value };
  return SHORT.test(value) || /\p{Script=Han}/u.test(value)
    ? { kind: 'other' }
    : { kind: 'unclear' };
}

/** A number of the post: two letters, nine digits, two letters. */
const OF_THE_POST = /\b([A-Z]{2})\s?((?:\d\s?){9})([A-Z]{2})\b/gi;
const GROUP = /^[0-9A-Z]*\d[0-9A-Z]*$/i;
/** A shorter end of a number in groups may also be a number of pieces. */
const SHORTEST_END = 3;

/** Joins a number that is written in groups of equal length: `9001 2345 6781`. */
function joinGroups(words: readonly string[]): string[] {
  const joined: string[] = [];
  let at = 0;
  while (at < words.length) {
    const { length } = words[at] ?? '';
    let end = at;
    while (
      length >= 3 &&
      length <= 5 &&
      words[end]?.length === length &&
      GROUP.test(words[end] ?? '')
    ) {
      end += 1;
    }
    if ((end - at) * length < 8) {
      joined.push(words[at] ?? '');
      at += 1;
      continue;
    }
    const group = words.slice(at, end).join('');
    const last = words[end] ?? '';
    const continues = /^\d+$/.test(last) && last.length < length;
    if (!continues) joined.push(group);
    // A sign that no number has makes the part unclear.
    else joined.push(last.length < SHORTEST_END ? `${group}+${last}` : group + last);
    at = continues ? end + 1 : end;
  }
  return joined;
}

/** Splits a line at tabs, else at commas; a cell may contain a number in groups. */
function cellsOf(line: string): string[] {
  const cells = line.split(line.includes('\t') ? '\t' : /[,;、|]/);
  return cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
}

/**
 * Reads the parts of a pasted line, in their sequence.
 *
 * @param ids - The numbers of the selected orders.
 * @example
 * readFields('M2611270001 9001 2345 6781', ids) // an order and the number 900123456781
 */
export function readFields(line: string, ids: readonly string[]): Field[] {
  return cellsOf(unifyWidth(line)).flatMap((cell) => {
    if (THOUSANDS.test(cell)) return [readField(cell.replaceAll(',', ''), ids)];
    const words = cell.replace(OF_THE_POST, (number) => number.replace(/\s/g, '')).split(/\s+/);
    return joinGroups(words).map((part) => readField(part, ids));
  });
}
