import { languages } from '@mall/contract/messages';
import { messagesIn } from '../../messages';

const AROUND = /^[\s「『“"'(]+|[\s」』”"').,!?。]+$/g;
const ENGLISH_START = /^(?:it(?:'s|’s| is) )?(?:(?:a|an|the|some) )?/;
const CHINESE_START = /^(?:是|一?[隻個顆根把台輛部架張支條件頭匹串])/;
/** Classifiers and nouns after a number. */
const COUNTED =
  /(?:[個種樣隻條天根支].*|animals?|fruits?|tools?|things?|vehicles?|pieces?|instruments?|words?|days?|months?|legs?|eyes?|fingers?|wheels?)$/;
const CHINESE_NUMBER = /^([一二兩三四五六七八九])?(十)?([一二兩三四五六七八九])?$/;
const chineseDigits = '零一二三四五六七八九';
const englishNumbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);

/**
 * Maps every spelling of a word in each language to its meaning: a word's name, or a weekday's
 * number.
 */
const meanings: ReadonlyMap<string, string> = new Map(
  languages.flatMap((language) => {
    const { captchaWords, captchaWeekdays } = messagesIn(language);
    const weekdays = captchaWeekdays.map((names, index) => [String(index + 1), names] as const);
    return [...Object.entries(captchaWords), ...weekdays].flatMap(([meaning, spellings]) =>
      spellings.map((spelling): [string, string] => [bare(spelling), meaning]),
    );
  }),
);

/**
 * Normalizes an answer for comparison: a word becomes its meaning in any of our languages, a number
 * its digits, anything else plain lower case.
 *
 * @example
 * plainAnswer('十三') // '13', as for `１３`
 * plainAnswer('禮拜四') // '4', as for `Thursday`, 「四」
 * plainAnswer(' The Bananas. ') // 'banana', as for 「香蕉」
 */
export const plainAnswer = (text: string): string => meaningOf(text) ?? bare(text);

/** Whether a text could answer a question. Hardly any picture's text could. */
export const couldAnswerQuestion = (text: string): boolean => meaningOf(text) !== undefined;

function meaningOf(text: string): string | undefined {
  const plain = withoutSpaces(trimmed(text).replace(ENGLISH_START, ''));
  const thing = plain.replace(CHINESE_START, '');
  const spellings = [plain, thing, thing.replace(/的$/, ''), plain.replace(/s$/, '')];
  const meaning = spellings.map((each) => meanings.get(each)).find((each) => each !== undefined);
  // A thing before a number: one cat is a cat, three are 3.
  return meaning ?? (numberOf(plain) ?? numberOf(plain.replace(COUNTED, '')))?.toString();
}

/** Removes differences between people's typing. */
function bare(text: string): string {
  return withoutSpaces(trimmed(text));
}

function trimmed(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(AROUND, '');
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s+/g, '');
}

function numberOf(plain: string): number | undefined {
  if (/^\d{1,2}$/.test(plain)) return Number(plain);
  const english = englishNumbers.indexOf(plain);
  if (english >= 0) return english;
  const [all = '', first, ten, last] = CHINESE_NUMBER.exec(plain) ?? [];
  if (all === '' || (first && last && !ten)) return undefined;
  if (!ten) return valueOf(first ?? last);
  return (first ? valueOf(first) : 1) * 10 + valueOf(last);
}

const valueOf = (digit = '零'): number => chineseDigits.indexOf(digit.replace('兩', '二'));
