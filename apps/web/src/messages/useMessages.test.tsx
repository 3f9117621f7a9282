import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as en from './en';
import { language, setLanguage } from './language';
import { useMessages } from './useMessages';
import { shellMessages } from './zh-TW/shell';

afterEach(() => setLanguage('zh-TW'));
const translate = () => renderHook(() => useMessages(shellMessages)).result.current;

describe('a count', () => {
  it('has the same text for one and several in Chinese', () => {
    expect([1, 2].map((count) => translate()('{0} items', count))).toEqual([
      '1 件商品',
      '2 件商品',
    ]);
  });

  it('is singular and plural in English', async () => {
    setLanguage('en');
    await expect.poll(() => language.getState().pack).not.toBeNull();
    expect([0, 1, 2].map((count) => translate()('{0} items', count))).toEqual([
      '0 items',
      '1 item',
      '2 items',
    ]);
  });

  it('has its placeholder in every singular', () => {
    const places = (text: string) => text.match(/\{\d\}/g);
    for (const [several, one] of Object.entries(en.singulars)) {
      expect(places(one)).toEqual(places(several));
    }
  });
});
