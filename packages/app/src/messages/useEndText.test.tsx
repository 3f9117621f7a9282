import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useEndText } from './useEndText';

const endText = () => renderHook(() => useEndText()).result.current;

it('names the day alone when the whole day counts', () => {
  expect(endText()('2026-12-31 23:59:59')).toBe('2026/12/31（四）');
});

it('names the hour when the end is within the day', () => {
  expect(endText()('2026-12-31 14:05:00')).toBe('2026/12/31（四）14:05');
});
