import { failureCodes } from '@mall/contract';
import { languages } from '@mall/contract/messages';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../config/config';
import { captchas } from '../../db/schema';
import { trustedProxies } from '../../http/trusted-proxies';
import { messagesIn } from '../../messages';
import type { CaptchaQuestion } from '../../messages/captcha-question';
import { startTestMall, TEST_PASSWORD } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';
import { plainAnswer } from './captcha-answer';
import { answerHash } from './captcha.service';
import { answerTo, newCaptchaQuestion } from './captcha-question';

const AMY = 'amy@mall.test';
const HOME = '203.0.113.7';
const ELSEWHERE = '198.51.100.1';
const TEST_ANSWER = 'open sesame';
const mall = describeMall({ trustProxy: trustedProxies('1') });
beforeEach(async () => {
  await mall.makeMember({ account: AMY });
});
afterEach(() => void vi.useRealTimers());

const login = (captcha: object, from = HOME, at = mall) =>
  at.as().post(
    '/api/login',
    {
      ...{ account: AMY, type: 'account', device_name: 'Chrome' },
      password: Buffer.from(TEST_PASSWORD).toString('base64'),
      ...captcha,
    },
    { 'x-forwarded-for': from },
  );

describe('an answer', () => {
  const meanings = new Set(
    languages.flatMap((language) => {
      const { captchaWords } = messagesIn(language);
      return Object.keys(captchaWords);
    }),
  );

  test('is accepted in either language for a question of the shop, however it is typed', async () => {
    for (let count = 0; count < 20; count += 1) {
      const { body } = await mall.as().get('/api/captcha', { 'accept-language': 'en' });
      const { key } = body.data as { key: string };
      const [stored] = await mall.db.select().from(captchas).where(eq(captchas.key, key));
      const answers = [...meanings, ...Array.from({ length: 13 }, (_, number) => String(number))];
      const right = answers.find((each) => stored?.answerHash.equals(answerHash(key, each))) ?? '';
      const word = Object.entries(messagesIn('zh-TW').captchaWords).find(([id]) => id === right);
      const typed = ` ${word?.[1].at(-1) ?? right}。`;
      const reply = await login({ verify_key: key, verify_text: typed });
      expect([typed, reply.status]).toEqual([typed, 200]);
    }
  });

  test('is recognized in each spelling of both languages, and no spelling has two meanings', () => {
    for (const language of languages) {
      const { captchaWords, captchaWeekdays } = messagesIn(language);
      for (const [meaning, spellings] of Object.entries(captchaWords)) {
        for (const spelling of spellings)
          expect([spelling, plainAnswer(spelling)]).toEqual([spelling, meaning]);
      }
      for (const [index, names] of captchaWeekdays.entries()) {
        for (const name of names)
          expect([name, plainAnswer(name)]).toEqual([name, String(index + 1)]);
      }
    }
  });

  test.each([
    ...[
      ...[
        '4',
        ' ４ ',
        '四',
        '星期四',
        '禮拜四',
        '週四',
        'Thursday',
        'thu',
        'THURS.',
        'Four',
        '4 個',
      ],
      ...['四種', '4 animals'],
    ].map((typed) => [typed, '4']),
    ...['13', ' １３ ', '十三'].map((typed) => [typed, '13']),
    ...['十', 'ten', '十個'].map((typed) => [typed, '10']),
    ...['兩', '二', '2', '兩個', '兩隻眼睛', 'two legs'].map((typed) => [typed, '2']),
    ...['星期日', '禮拜天', '週日', '天', 'Sunday'].map((typed) => [typed, '7']),
    ...[
      'banana',
      ' The Bananas. ',
      'A banana',
      '香蕉',
      '「香蕉」',
      '一根香蕉',
      'ＢＡＮＡＮＡ',
      'It’s a banana!',
    ].map((typed) => [typed, 'banana']),
    ...['黃', '黃色', '黃色的', 'yellow'].map((typed) => [typed, 'yellow']),
    ...['腳踏車', '自行車', '一台腳踏車', 'bike'].map((typed) => [typed, 'bicycle']),
    ...['AbC', ' a b c '].map((typed) => [typed, 'abc']),
    ...['K4xP', 'ｋ４ＸＰ'].map((typed) => [typed, 'k4xp']),
  ])('%s means %s', (typed, meant) => expect(plainAnswer(typed ?? '')).toBe(meant));
});

describe('a question', () => {
  const asked: readonly (readonly [CaptchaQuestion, zh: string, en: string, answer: string])[] = [
    [
      {
        kind: 'oddOneOut',
        picks: { category: 'fruit', list: ['apple', 'hammer', 'grape', 'banana'] },
        wording: 1,
      },
      '下面有一個不是水果，是哪一個：蘋果、鐵鎚、葡萄、香蕉？',
      'Apple, hammer, grape, banana: which one is not a fruit?',
      '鐵鎚',
    ],
    [
      {
        kind: 'memberOf',
        picks: { category: 'animal', list: ['bus', 'sofa', 'cow', 'drum'] },
        wording: 0,
      },
      '公車、沙發、牛、鼓，哪一個是動物？',
      'Which one is an animal: bus, sofa, cow, or drum?',
      'the cow',
    ],
    [
      {
        kind: 'count',
        picks: { category: 'animal', list: ['cat', 'saw', 'dog', 'bus', 'cow', 'shirt'] },
        wording: 2,
      },
      '下面 6 個詞裡，動物有幾個：貓、鋸子、狗、公車、牛、襯衫？',
      'There are 6 words here: cat, saw, dog, bus, cow, shirt. How many animals are among them?',
      '三個',
    ],
    [
      { kind: 'place', picks: { list: ['cat', 'saw', 'dog', 'bus', 'cow'], at: 3 }, wording: 2 },
      '下面第四個詞是什麼：貓、鋸子、狗、公車、牛？',
      'Read them in order: cat, saw, dog, bus, cow. What is number 4?',
      '公車',
    ],
    [
      {
        kind: 'beside',
        picks: { list: ['cat', 'saw', 'dog', 'bus', 'cow'], of: 2, side: -1 },
        wording: 1,
      },
      '照順序念：貓、鋸子、狗、公車、牛。「狗」的上一個是什麼？',
      'Which word stands right before “dog” in this list: cat, saw, dog, bus, cow?',
      'saw',
    ],
    [
      { kind: 'opposite', picks: { of: 'big' }, wording: 0 },
      '「大」的相反是什麼？',
      'What is the opposite of “big”?',
      '小',
    ],
    [
      { kind: 'weekday', picks: { day: 6, shift: 2 }, wording: 0 },
      '今天是星期六，後天是星期幾？',
      'If today is Saturday, which day of the week is the day after tomorrow?',
      '禮拜一',
    ],
    [
      { kind: 'weekday', picks: { day: 1, shift: -1 }, wording: 2 },
      '明天是星期一的話，今天是星期幾？',
      'If tomorrow is Monday, which day of the week is today?',
      'Sunday',
    ],
    [
      { kind: 'fact', picks: { fact: 'ripeBanana' }, wording: 0 },
      '熟了的香蕉，皮是什麼顏色？',
      'What colour is a ripe banana?',
      '黃',
    ],
    [
      {
        kind: 'size',
        picks: { list: ['sheep', 'ant', 'whale', 'rabbit'], most: 'smallest' },
        wording: 0,
      },
      '綿羊、螞蟻、鯨魚、兔子，體型最小的是哪一個？',
      'Which of these animals is the smallest: sheep, ant, whale, or rabbit?',
      '螞蟻',
    ],
    [
      {
        kind: 'purpose',
        picks: { purpose: 'stayDry', list: ['key', 'umbrella', 'bed', 'soap'] },
        wording: 0,
      },
      '鑰匙、雨傘、床、肥皂，要擋雨該用哪一個？',
      'Which one would you use to stay dry in the rain: key, umbrella, bed, or soap?',
      'an umbrella',
    ],
  ];

  test.each(asked)('$kind', (question, zh, en, answer) => {
    expect(messagesIn('zh-TW').captchaQuestion(question)).toBe(zh);
    expect(messagesIn('en').captchaQuestion(question)).toBe(en);
    expect(plainAnswer(answer)).toBe(String(answerTo(question)));
  });

  test('is answered by its own key, and its list has no duplicates', () => {
    for (let count = 0; count < 1_000; count += 1) {
      const question = newCaptchaQuestion();
      const answer = answerTo(question);
      expect([question, plainAnswer(String(answer))]).toEqual([question, String(answer)]);
      if ('list' in question.picks) {
        expect(new Set(question.picks.list).size).toBe(question.picks.list.length);
      }
    }
  });
});

describe('guessing', () => {
  const guess = async (number: number, from = HOME) => {
    const captcha = {
      ...(await mall.makeCaptcha()),
      verify_text: ['蘋果', '4', 'Monday'][number % 3],
    };
    if (number % 2 === 0) return login(captcha, from);
    return mall
      .as()
      .post('/api/forget/mail', { email: AMY, ...captcha }, { 'x-forwarded-for': from });
  };
  const right = async (text = '十三') => ({ ...(await mall.makeCaptcha()), verify_text: text });

  test('at questions is refused after ten wrong answers an hour from one network, at any form', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let count = 0; count < 10; count += 1) {
      expect((await guess(count)).body).toEqual(refused('captchaWrong'));
    }
    const late = await login(await right());
    expect([late.status, late.body]).toEqual([429, refused('tooManyRequests')]);
    expect((await login(await right(), ELSEWHERE)).status).toBe(200);
    expect((await login(await right('1234'))).status).toBe(200);
    vi.advanceTimersByTime(60 * 60_000 + 1_000);
    expect((await login(await right())).status).toBe(200);
  });

  test('at questions many times at once does not bypass the limit', async () => {
    const replies = await Promise.all(Array.from({ length: 15 }, (_, number) => guess(number)));
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test('is not counted for right answers and misread pictures', async () => {
    for (let count = 0; count < 12; count += 1) {
      expect((await login(await right())).status).toBe(200);
      const misread = await login(await right('kP4x'));
      expect(misread.body).toMatchObject({ code: failureCodes.captchaWrong });
    }
  });
});

describe('the answer for tests', () => {
  test('solves every captcha of a shop that is configured with it, repeatedly', async () => {
    const tested = await startTestMall({ captchaTestAnswer: TEST_ANSWER });
    await tested.makeMember({ account: AMY });
    for (let count = 0; count < 12; count += 1) {
      const captcha = { ...(await tested.makeCaptcha()), verify_text: TEST_ANSWER };
      expect((await login(captcha, HOME, tested)).status).toBe(200);
      expect((await login(captcha, HOME, tested)).body).toEqual(refused('captchaWrong'));
    }
    await tested.stop();
  });

  test('solves no other captcha, and only a demo shop starts with it', async () => {
    const captcha = { ...(await mall.makeCaptcha()), verify_text: TEST_ANSWER };
    expect((await login(captcha)).body).toEqual(refused('captchaWrong'));
    expect(readConfig({ DEMO: '1', CAPTCHA_TEST_ANSWER: 'x' }).captchaTestAnswer).toBe('x');
    expect(readConfig({ DEMO: '1' }).captchaTestAnswer).toBeNull();
    const real = { DEMO: '0', PAYMENT_SANDBOX: '1' };
    expect(readConfig(real).captchaTestAnswer).toBeNull();
    expect(() => readConfig({ ...real, CAPTCHA_TEST_ANSWER: 'x' })).toThrow(
      'CAPTCHA_TEST_ANSWER opens every captcha',
    );
  });
});
