import { expect, it } from 'vitest';
import { linkParts } from './linkParts';

/** The parts of a text, with its URLs in angle brackets. */
const split = (text: string) =>
  linkParts(text).map((part) => (part.href === null ? part.text : `<${part.href}>`));

it.each([
  ['沒有網址', ['沒有網址']],
  ['', []],
  ['https://mall.test/product/1', ['<https://mall.test/product/1>']],
  ['請看 https://mall.test/a。謝謝', ['請看 ', '<https://mall.test/a>', '。謝謝']],
  ['（https://mall.test/a?b=1&c=2#d）', ['（', '<https://mall.test/a?b=1&c=2#d>', '）']],
  [
    'See https://mall.test/a, or http://b.test.',
    ['See ', '<https://mall.test/a>', ', or ', '<http://b.test>', '.'],
  ],
  ['看https://mall.test/a這個很好吃', ['看', '<https://mall.test/a>', '這個很好吃']],
  ['https://mall.test/a　全形空白', ['<https://mall.test/a>', '　全形空白']],
  ['https://mall.test/a！https://b.test/', ['<https://mall.test/a>', '！', '<https://b.test/>']],
  [
    '(https://b.test/rice_(food)), https://b.test/a).',
    ['(', '<https://b.test/rice_(food)>', '), ', '<https://b.test/a>', ').'],
  ],
  ['https://mall.test/%E9%BA%B5?q=a+b', ['<https://mall.test/%E9%BA%B5?q=a+b>']],
  ['HTTPS://MALL.TEST/A', ['<HTTPS://MALL.TEST/A>']],
  ['https://麵包.test https://', ['https://麵包.test https://']],
  ['javascript:alert(1) mailto:a@b.c', ['javascript:alert(1) mailto:a@b.c']],
])('%s', (text, parts) => {
  expect(split(text)).toEqual(parts);
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
