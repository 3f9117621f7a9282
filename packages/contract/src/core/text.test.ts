import { describe, expect, it, test } from 'vitest';
import {
  cleanLine,
  cleanText,
  cutText,
  isShopName,
  lengthOf,
  readCode,
  readCount,
  readDigits,
  readMobile,
  readOrderNumber,
  readTrackingNumber,
} from './text';

describe('cleanText', () => {
  test.each([
    ['hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['blank braille', '\u2800\u2800'],
    ['zero-width characters', '\u200b\u200c\u200d\ufeff\u2060'],
    ['direction marks', '\u202e\u200f\u2067\u061c'],
    ['control characters', '\u0001\t\r\n\u007f'],
    ['separators', ' \u00a0\u3000\u2028'],
    ['variation selectors', '\ufe0f\u{e0100}'],
    ['a combining mark alone', '\u0301'],
    ['an object placeholder', '\ufffc'],
  ])('returns an empty string when the text has only %s', (_, text) => {
    expect(cleanText(text)).toBe('');
    expect(cleanLine(text)).toBe('');
  });

  test.each(
    [
      [
        '👩‍❤️‍👨',
        '👨🏽‍🦰',
        '🏳️‍🌈',
        '1️⃣',
        '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
        '☎️',
        '🇹🇼',
      ],
    ].flat(),
  )('leaves the emoji %s unchanged', (emoji) => {
    expect(cleanText(` 讚${emoji}！`)).toBe(`讚${emoji}！`);
  });

  it('removes joiners outside of emoji and marks that change the text direction', () => {
    expect(cleanText('好\u200d吃\u202e了\ufe0f')).toBe('好吃了');
    expect(cleanText('😋\u200d')).toBe('😋');
  });

  it('composes accented characters, unifies line breaks and replaces other control characters by spaces', () => {
    expect(cleanText('cafe\u0301\r\n第二行\u2028第三行\t完')).toBe('café\n第二行\n第三行 完');
    expect(cleanLine('林小滿 \r\n 收')).toBe('林小滿 收');
  });
});

it('lengthOf and cutText count by code points', () => {
  expect(lengthOf('好吃😋𠮷')).toBe(4);
  expect(cutText('好吃😋𠮷', 3)).toBe('好吃😋');
  expect(cutText('好吃', 3)).toBe('好吃');
  expect(cutText('😋😋', 2)).toBe('😋😋');
});

describe('readMobile', () => {
  test.each([
    '0912-345-678',
    '0912 345 678',
    '0912.345.678',
    '(0912) 345–678',
    '+886 912 345 678',
    '+886-912-345-678',
    '+886 (0)912 345 678',
    '886912345678',
    '00886 912345678',
    '０９１２－３４５－６７８',
    '\u202a0912\u00a0345\u2011678\u202c',
  ])('reads %j', (text) => expect(readMobile(text)).toBe('0912345678'));

  it('leaves a number of another country unchanged', () => {
    expect(readMobile('+81 90 1234 5678')).toBe('+819012345678');
  });
});

test.each([
  ['１０３', '103'],
  ['103-45', '10345'],
  [' 103 456\u200b', '103456'],
  ['０４５９ ５２５７', '04595257'],
])('readDigits reads %j as %s', (text, digits) => expect(readDigits(text)).toBe(digits));

test.each([
  ['ａｌｌｅｙ８０', 'ALLEY80'],
  ['／ＡＢＣ１２３４', '/ABC1234'],
  ['/ab+c-1.\u200b', '/AB+C-1.'],
  ['new\u2013year 2027', 'NEW-YEAR2027'],
])('readCode reads %j as %s', (text, code) => expect(readCode(text)).toBe(code));

describe('isShopName', () => {
  test.each([
    '巷口市集',
    '巷 口 市 集',
    '巷口市集 官方客服',
    '「官方」小編',
    '客\u200b服',
    '管－理－員',
    '系統管理员',
  ])('returns true for %j, which resembles the shop', (name) =>
    expect(isShopName(name, '巷口市集')).toBe(true),
  );

  test.each([
    ['ＡＬＬＥＹ　shop', 'Alley Shop'],
    ['台灣好物', '臺灣好物'],
    ['米', '米'],
  ])('returns true for %j when the shop is named %s', (name, shop) =>
    expect(isShopName(name, shop)).toBe(true),
  );

  test.each(['林小滿', '上官方圓', '市集常客', 'Amy Lin'])('returns false for %s', (name) =>
    expect(isShopName(name, '巷口市集')).toBe(false),
  );

  it("returns false for a longer name when the shop's name is one character", () => {
    expect(isShopName('小米', '米')).toBe(false);
  });
});

describe('readCount', () => {
  test.each([
    ['3', 3],
    ['３', 3],
    [' 1,280 ', 1_280],
    ['１，２８０', 1_280],
    ['1 280', 1_280],
    ['1,234,567', 1_234_567],
    ['−2', -2],
    ['\u200b7', 7],
    ['007', 7],
  ])('reads %j as %d', (text, count) => expect(readCount(text)).toBe(count));

  test.each([
    '',
    ' ',
    '99.9',
    '1.000',
    '1,2',
    '12,34',
    '兩個',
    '1e3',
    '0x10',
    '9'.repeat(20),
    '--1',
  ])('refuses %j', (text) => expect(readCount(text)).toBeUndefined());
});

describe('readTrackingNumber', () => {
  test.each([
    ['9001 2345 6781', '900123456781'],
    ['9001-2345-6781', '900123456781'],
    ['單號：900123456783', '900123456783'],
    ['物流單號 900123456783', '900123456783'],
    ['Tracking no.: rr123456789tw', 'RR123456789TW'],
    ['＝＂９００１２３４５６７８３＂', '900123456783'],
    ['="900123456783"', '900123456783'],
    ["'900123456783", '900123456783'],
    ['900123456783.0', '900123456783'],
    ['\ufeff 900123456783\u3000', '900123456783'],
    ['*900123456783*', '900123456783'],
    ['', ''],
  ])('reads %s as %s', (typed, number) => {
    expect(readTrackingNumber(typed)).toBe(number);
  });

  test.each(['8.88801E+15', '6.20012e11', '9E+15'])(
    'keeps the signs of %s when a spreadsheet has rounded the number',
    (typed) => {
      expect(readTrackingNumber(typed)).toBe(typed);
      expect(readTrackingNumber(typed)).not.toMatch(/^\w*$/);
    },
  );
});

test.each([
  '20261129RQ79R9PY',
  '２０２６１１２９ＲＱ７９Ｒ９ＰＹ',
  '20261129rq79r9py',
  '#20261129RQ79R9PY',
  '*20261129RQ79R9PY*',
  '訂單編號：20261129RQ79R9PY',
  '訂單編號 20261129RQ79R9PY',
  '訂單 #20261129RQ79R9PY',
  '20261129-RQ79-R9PY',
])('readOrderNumber returns the number of the order when it is written as %s', (typed) => {
  expect(readOrderNumber(typed)).toBe('20261129RQ79R9PY');
});
