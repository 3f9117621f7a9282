import { useMessages } from '@mall/app/messages';
import { useRecentSearches } from '@mall/hooks';
import type { SearchFieldProps } from '@mall/ui';
import { useState } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { sharedSearchMessages } from '../../messages/zh-TW/sharedSearch';
import { to } from '../../paths/paths';
import { keywordOf } from './keyword';

/**
 * The state of a search field: the typed text, the hints of spec §5 for an empty one, and the navigation to the
 * results.
 *
 * @param onSearch - Called when a search is submitted.
 * @returns the field's props, and the typed text, for the suggestions.
 * @example
 * const { field, typed } = useSearchField();
 * <SearchField {...field} panel={<SearchHelp typed={typed} />} />
 */
export function useSearchField(onSearch?: () => void) {
  const t = useMessages(sharedSearchMessages);
  const navigate = useNavigate();
  const { add } = useRecentSearches();
  const keyword = useMatch('/search/:id')?.params.id ?? '';
  const [typed, setTyped] = useState(keyword);
  const [shownFor, setShownFor] = useState(keyword);
  const [error, setError] = useState<string>();
  if (shownFor !== keyword) {
    // A tag or the back button changed the keyword: update the field.
    setShownFor(keyword);
    setTyped(keyword);
  }

  function search(words: string) {
    const asked = keywordOf(words);
    if (!asked) {
      setError(t('Please enter a keyword to search'));
      return;
    }
    setError(undefined);
    add(asked);
    onSearch?.();
    void navigate(to.search(asked));
  }

  const field = {
    label: t('Search products and posts'),
    placeholder: t('Search products and posts'),
    value: typed,
    error,
    onValueChange: (value: string) => {
      setTyped(value);
      setError(undefined);
    },
    onSearch: search,
  } satisfies SearchFieldProps;
  // The current keyword needs no suggestions.
  return { field, typed: typed === keyword ? '' : typed };
}
