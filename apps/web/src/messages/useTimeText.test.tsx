import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { language, setLanguage } from './language';
import { useTimeText } from './useTimeText';

afterEach(() => setLanguage('zh-TW'));
const timeText = () => renderHook(() => useTimeText()).result.current;

it('says a time as people here write it', () => {
  expect(timeText()('2026-11-22 07:10:24')).toBe('11/22（日）07:10');
});

it('says the year where it is asked for', () => {
  expect(timeText()('2026-01-02 23:59:59', { year: true })).toBe('2026/1/2（五）23:59');
});

it('says a day without a time', () => {
  expect(timeText()('2026-11-25')).toBe('11/25（三）');
  expect(timeText()('2026-03-01')).toBe('3/1（日）');
});

it('speaks English', async () => {
  setLanguage('en');
  // Its words are on their way: a test does not end before them.
  await expect.poll(() => language.getState().pack).not.toBeNull();
  expect(timeText()('2026-11-22 07:10:24')).toBe('11/22 (Sun) 07:10');
  expect(timeText()('2026-12-31')).toBe('12/31 (Thu)');
});

it('shows what is no time as it is', () => {
  expect(timeText()('soon')).toBe('soon');
});
