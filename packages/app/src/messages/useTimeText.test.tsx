import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createLanguage } from './createLanguage';
import { LanguageContext } from './LanguageContext';
import { useTimeText } from './useTimeText';

const timeText = () => renderHook(() => useTimeText()).result.current;

it('formats a time in Traditional Chinese when the site names no language', () => {
  expect(timeText()('2026-11-22 07:10:24')).toBe('11/22（日）07:10');
});

it('formats a time in the language of the site', () => {
  const language = createLanguage({ en: () => Promise.resolve({ messages: {}, singulars: {} }) });
  language.change('en');
  const { result } = renderHook(() => useTimeText(), {
    wrapper: ({ children }) => <LanguageContext value={language}>{children}</LanguageContext>,
  });
  expect(result.current('2026-11-22 07:10:24')).toBe('11/22 (Sun) 07:10');
  expect(result.current('2026-12-31')).toBe('12/31 (Thu)');
});
