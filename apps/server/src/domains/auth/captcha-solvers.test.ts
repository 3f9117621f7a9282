import { type Language, languages } from '@mall/contract/messages';
import { beforeAll, describe, expect, test } from 'vitest';
import { captchas } from '../../db/schema';
import { messagesIn } from '../../messages';
import { answerHash } from './captcha.service';
import { describeMall } from '../../testing/describe-mall';

const COUNT = 1_000;
const mall = describeMall({}, { reset: false });

interface AskedQuestion {
  readonly key: string;
  readonly question: string;
}

async function ask(language: string): Promise<AskedQuestion[]> {
  const asked: AskedQuestion[] = [];
  for (let count = 0; count < COUNT; count += 1) {
    const { body } = await mall.as().get('/api/captcha', { 'accept-language': language });
    asked.push(body.data as AskedQuestion);
  }
  return asked;
}

const NUMBER_WORDS =
  'zero|one|two|three|four|five|six|seven|eight|nine|first|second|third|fourth|fifth';
/** All numbers of a text, in digits or words. */
function numbersIn(text: string): number[] {
  const found = text
    .replaceAll('兩', '二')
    .toLowerCase()
    .match(new RegExp(`\\d+|[零一二三四五六七八九]|\\b(?:${NUMBER_WORDS})\\b`, 'g'));
  return (found ?? []).map((each) => {
    const chinese = '零一二三四五六七八九'.indexOf(each);
    const english = NUMBER_WORDS.split('|').indexOf(each);
    if (chinese >= 0) return chinese;
    return english < 0 ? Number(each) : english < 10 ? english : english - 9;
  });
}
const quotedIn = (text: string): string[] =>
  Array.from(text.matchAll(/[「“]([^」”]+)[」”]/g), ([, word = '']) => word);
/** The words of the question's list, wherever it is in the text. */
const listIn = (text: string): string[] =>
  text
    .split(/[：:，。？?.「」]|, (?=which|what|how|only)/)
    .map((part) => part.split(/[、,]/).map((item) => item.trim()))
    .reduce((most, items) => (items.length > most.length ? items : most), [])
    .filter((item) => item !== '');
const longest = (words: readonly string[]) =>
  words.reduce((best, word) => (word.length > best.length ? word : best), '');
const wordsIn = (text: string) => text.match(/[a-z]+|\p{Script=Han}/giu) ?? [];
const sumOf = (numbers: readonly number[]) =>
  String(numbers.reduce((sum, number) => sum + number, 0));

/** Simple solvers, as an attacker writes them in five minutes after a few questions. */
const solvers: Readonly<Record<string, (question: string) => string | undefined>> = {
  'the sum in a basket': (text) => {
    const [, one, other] = /(?:裡有|There are )(.).+(?:放進|and )(.)/.exec(text) ?? [];
    return one && other && sumOf(numbersIn(`${one} ${other}`));
  },
  'the sum of all numbers': (text) => sumOf(numbersIn(text)),
  'the first number': (text) => numbersIn(text).at(0)?.toString(),
  'the last number': (text) => numbersIn(text).at(-1)?.toString(),
  'the product of all numbers': (text) =>
    String(numbersIn(text).reduce((product, number) => product * number, 1)),
  'the first quoted word': (text) => quotedIn(text).at(0),
  'the last quoted word': (text) => quotedIn(text).at(-1),
  'the longest quoted word': (text) => longest(quotedIn(text)),
  'the first of the list': (text) => listIn(text).at(0),
  'the second of the list': (text) => listIn(text).at(1),
  'the third of the list': (text) => listIn(text).at(2),
  'the last of the list': (text) => listIn(text).at(-1),
  'the longest of the list': (text) => longest(listIn(text)),
  'the item at the number': (text) => listIn(text)[(numbersIn(text)[0] ?? 1) - 1],
  'how long the list is': (text) => String(listIn(text).length),
  'the first character': (text) => wordsIn(text).at(0),
  'the last character': (text) => wordsIn(text).at(-1),
  'the longest word': (text) => longest(wordsIn(text)),
  'always two': () => '2',
  'always three': () => '3',
  'always four': () => '4',
};

/** A text that each kind of question contains, and no other kind. */
const marks: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = {
  'zh-TW': {
    'the odd one out': /不同類|有一個不是|不算|除了一個/,
    'the one of a kind': /，哪一個是[^？：]+？|下面哪一個是|只有一個是/,
    'how many of a kind': /有幾個是|個詞裡/,
    'the word at a place': /第 ?. ?個(?:的|念到|詞)/,
    'the word beside another': /」的?(?:前面|後面|上一個|下一個)/,
    'an opposite': /相反|反過來|反義詞/,
    'a weekday': /今天是(?:星期|禮拜)/,
    'an everyday fact': /顏色|幾條腿|幾隻|季節|叫|哪裡|靠|幾天|個月|輪子|方向|哪一邊|水|蜜|手指頭/,
    'the biggest, the smallest': /體型|長得最|個頭/,
    'what is used for something': /該用|用得上|用的？/,
  },
  en: {
    'the odd one out': /does not belong|is not|different in kind/,
    'the one of a kind': /one is an? (?!.*not)|only one is/,
    'how many of a kind': /^Of these|of them are|among them/,
    'the word at a place':
      /comes (?:first|second|third|fourth|fifth)|word in this list|What is number/,
    'the word beside another': /right (?:after|before) “/,
    'an opposite': /opposite|reverse|contrary/,
    'a weekday': /day of the week/,
    'an everyday fact':
      /colour|How many|season|each side|part of|What do we call|With what|how many|direction|insect|pet|animal (?:meows|barks)|freez|frozen/,
    'the biggest, the smallest': /biggest|smallest/,
    'what is used for something': /would you use|helps you|do you need/,
  },
};

describe.each(languages)('%s: a thousand questions', (language) => {
  const asked: AskedQuestion[] = [];
  const hashes = new Map<string, Buffer>();
  beforeAll(async () => {
    asked.push(...(await ask(language)));
    for (const row of await mall.db.select().from(captchas)) hashes.set(row.key, row.answerHash);
  });

  const solvedBy = (solver: (question: string) => string | undefined) =>
    asked.filter(({ key, question }) => {
      const guess = solver(question);
      return guess !== undefined && hashes.get(key)?.equals(answerHash(key, guess));
    }).length;

  test.each(Object.entries(solvers))('%s answers fewer than a quarter', (_, solver) => {
    expect(asked).toHaveLength(COUNT);
    expect(solvedBy(solver)).toBeLessThan(COUNT / 4);
  });

  test.each(Object.entries(marks[language]))('%s is asked', (_, mark) => {
    expect(asked.filter(({ question }) => mark.test(question)).length).toBeGreaterThan(COUNT / 40);
  });

  test('each has one answer', () => {
    const { captchaWords } = messagesIn(language);
    const answers = [
      ...Object.values(captchaWords).map(([word]) => word),
      ...Array.from({ length: 13 }, (__, number) => String(number)),
    ];
    for (const { key, question } of asked) {
      const right = answers.filter((each) => hashes.get(key)?.equals(answerHash(key, each)));
      expect(right, question).toHaveLength(1);
    }
  });

  test('no question is frequent', () => {
    const texts = new Set(asked.map(({ question }) => question));
    expect(texts.size).toBeGreaterThan(COUNT / 2);
  });
});
