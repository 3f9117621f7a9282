import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createLanguage, type SiteLanguage } from './createLanguage';
import { LanguageContext } from './LanguageContext';
import { useMessages } from './useMessages';

const messages = { '{0} items': '{0} 件商品' } as const;
const pack = { messages: {}, singulars: { '{0} items': '{0} item' } };
const newLanguage = () => createLanguage({ en: () => Promise.resolve(pack) });

const translate = (language?: SiteLanguage) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LanguageContext value={language ?? newLanguage()}>{children}</LanguageContext>
  );
  return renderHook(() => useMessages(messages), { wrapper }).result.current;
};

describe('a count', () => {
  it('has the same text for one and several in Chinese', () => {
    expect([1, 2].map((count) => translate()('{0} items', count))).toEqual([
      '1 件商品',
      '2 件商品',
    ]);
  });

  it('is singular and plural in English', async () => {
    const language = newLanguage();
    language.change('en');
    await expect.poll(() => language.getState().pack).not.toBeNull();
    expect([0, 1, 2].map((count) => translate(language)('{0} items', count))).toEqual([
      '0 items',
      '1 item',
      '2 items',
    ]);
  });
});

it('uses the default language when no site surrounds the component', () => {
  const { result } = renderHook(() => useMessages(messages));
  expect(result.current('{0} items', 2)).toBe('2 件商品');
});
