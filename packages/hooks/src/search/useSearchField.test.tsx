import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRecentSearches, useSearchField } from '../index';

const setup = (first = '') => {
  const onSearch = vi.fn();
  const { result, rerender } = renderHook(
    ({ keyword }) => ({
      field: useSearchField({ keyword, onSearch }),
      recent: useRecentSearches(),
    }),
    { initialProps: { keyword: first } },
  );
  return { result, rerender, onSearch };
};

it('searches for the keyword of a text, and stores it in the recent searches', () => {
  const { result, onSearch } = setup();
  act(() => result.current.field.setValue('  愛文\n芒果 '));
  expect(result.current.field.typed).toBe('  愛文\n芒果 ');
  act(() => result.current.field.search(result.current.field.value));
  expect(onSearch.mock.calls).toEqual([['愛文 芒果']]);
  expect(result.current.recent.keywords[0]).toBe('愛文 芒果');
});

it('searches for nothing when there is no keyword, until something is typed', () => {
  const { result, onSearch } = setup();
  act(() => result.current.field.search(' \u3000 '));
  expect(result.current.field.isEmpty).toBe(true);
  expect(onSearch).not.toHaveBeenCalled();
  act(() => result.current.field.setValue('芒'));
  expect(result.current.field.isEmpty).toBe(false);
});

it('shows the keyword of the page, which needs no suggestions, and follows it', () => {
  const { result, rerender } = setup('芒果');
  expect(result.current.field).toMatchObject({ value: '芒果', typed: '' });
  act(() => result.current.field.setValue('芒果乾'));
  rerender({ keyword: '水餃' });
  expect(result.current.field).toMatchObject({ value: '水餃', typed: '' });
});
