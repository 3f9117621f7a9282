import { describe, expect, it } from 'vitest';
import { code39 } from './code39';

/** The elements of a drawn code, alternating bars and spaces: W wide, n narrow. */
function elements(text: string): string {
  const drawn = code39(text);
  if (!drawn) throw new Error('not a code');
  let end = 10;
  let elements = '';
  for (const { x, width } of drawn.bars) {
    if (x > end) elements += x - end > 1 ? 'W' : 'n';
    elements += width > 1 ? 'W' : 'n';
    end = x + width;
  }
  return elements;
}

describe('Code 39', () => {
  it('draws a character between start and stop, as the standard defines it', () => {
    // * nWnnWnWnn, A WnnnnWnnW, each followed by one narrow space.
    expect(elements('A')).toBe(['nWnnWnWnn', 'WnnnnWnnW', 'nWnnWnWnn'].join('n'));
    expect(elements('0/')).toBe(['nWnnWnWnn', 'nnnWWnWnn', 'nWnWnnnWn', 'nWnnWnWnn'].join('n'));
  });

  it('has three wide elements in every character, and no two alike', () => {
    const all = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%'].map((character) =>
      elements(character).slice(10, 19),
    );
    expect(new Set(all).size).toBe(43);
    for (const one of all) expect(one.replaceAll('n', '')).toBe('WWW');
  });

  it('leaves a quiet zone of ten narrow elements on either side', () => {
    const drawn = code39('021229E16');
    expect(drawn?.bars[0]?.x).toBe(10);
    const last = drawn?.bars.at(-1);
    expect((drawn?.width ?? 0) - (last?.x ?? 0) - (last?.width ?? 0)).toBe(10);
  });

  it.each(['', 'abc', '條碼', '1*2'])('refuses to draw %j', (text) => {
    expect(code39(text)).toBeNull();
  });
});
