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
  ['javascript:alert(1) mailto:a@b.c', ['javascript:alert(1) mailto:a@b.c']],
])('%s', (text, parts) => {
  expect(split(text)).toEqual(parts);
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
