import { useMessages } from '@mall/app/messages';
import { useSearchField as useField } from '@mall/hooks';
import type { SearchFieldProps } from '@mall/ui';
import { useMatch, useNavigate } from 'react-router-dom';
import { sharedSearchMessages } from '../../messages/zh-TW/sharedSearch';
import { to } from '../../paths/paths';

/**
 * The props of the site's search field, with the hints of spec §5 for an empty one; it navigates to the results.
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
  const { value, setValue, isEmpty, typed, search } = useField({
    keyword: useMatch('/search/:id')?.params.id,
    onSearch: (keyword) => {
      onSearch?.();
      void navigate(to.search(keyword));
    },
  });
  const field = {
    label: t('Search products and posts'),
    placeholder: t('Search products and posts'),
    value,
    error: isEmpty ? t('Please enter a keyword to search') : undefined,
    onValueChange: setValue,
    onSearch: search,
  } satisfies SearchFieldProps;
  return { field, typed };
}
