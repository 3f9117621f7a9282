import { useState } from 'react';
import { addRecentSearch } from './recent-searches';
import { keywordOf } from './keyword';

/** Options of {@link useSearchField}. */
export interface SearchFieldOptions {
  /**
   * The keyword of the page; the field shows it, and follows when the page changes.
   * @default ''
   */
  readonly keyword?: string | undefined;
  /** Called with the keyword of a search: opens the page of its results. */
  readonly onSearch: (keyword: string) => void;
}

/** A search field. */
export interface UseSearchField {
  /** The text in the field. */
  readonly value: string;
  /** Sets the text. */
  readonly setValue: (value: string) => void;
  /** Whether the last search had no keyword, until something is typed. */
  readonly isEmpty: boolean;
  /** The text that needs suggestions; empty while it is the page's own keyword. */
  readonly typed: string;
  /** Searches for a text, and stores it in the recent searches. */
  readonly search: (text: string) => void;
}

/**
 * Holds the text of a search field, and searches for it.
 *
 * @example
 * const { value, setValue, isEmpty, typed, search } = useSearchField({
 *   onSearch: (keyword) => navigate(`/search/${encodeURIComponent(keyword)}`),
 * });
 * const { data: suggestions } = useSuggestions(typed);
 */
export function useSearchField({ keyword = '', onSearch }: SearchFieldOptions): UseSearchField {
  const [value, setValue] = useState(keyword);
  const [shownFor, setShownFor] = useState(keyword);
  const [isEmpty, setIsEmpty] = useState(false);
  if (shownFor !== keyword) {
    // A link or the back button changed the page's keyword.
    setShownFor(keyword);
    setValue(keyword);
  }
  return {
    value,
    setValue(next) {
      setValue(next);
      setIsEmpty(false);
    },
    isEmpty,
    typed: value === keyword ? '' : value,
    search(text) {
      const asked = keywordOf(text);
      setIsEmpty(asked === '');
      if (!asked) return;
      addRecentSearch(asked);
      onSearch(asked);
    },
  };
}
