import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createLanguage } from './createLanguage';
import { LanguageContext } from './LanguageContext';
import { useTimeText } from './useTimeText';

const timeText = () => renderHook(() => useTimeText()).result.current;

it('formats a time as is usual in Taiwan', () => {
  expect(timeText()('2026-11-22 07:10:24')).toBe('11/22（日）07:10');
});

it('adds the year when it is requested', () => {
  expect(timeText()('2026-01-02 23:59:59', { year: true })).toBe('2026/1/2（五）23:59');
});

it('formats a day without a time', () => {
  expect(timeText()('2026-11-25')).toBe('11/25（三）');
  expect(timeText()('2026-03-01')).toBe('3/1（日）');
});

it('formats a time in English', () => {
  const language = createLanguage({ en: () => Promise.resolve({ messages: {}, singulars: {} }) });
  language.change('en');
  const { result } = renderHook(() => useTimeText(), {
    wrapper: ({ children }) => <LanguageContext value={language}>{children}</LanguageContext>,
  });
  expect(result.current('2026-11-22 07:10:24')).toBe('11/22 (Sun) 07:10');
  expect(result.current('2026-12-31')).toBe('12/31 (Thu)');
});

it('returns an invalid time unchanged', () => {
  expect(timeText()('soon')).toBe('soon');
});
