import { SearchField } from '@mall/ui';
import { SearchHelp } from './SearchHelp';
import { useSearchField } from './useSearchField';

/** The search field of the top bar; its suggestions drop down while it has the focus. */
export default function SearchBox() {
  const { field, typed } = useSearchField();
  return <SearchField {...field} panel={<SearchHelp typed={typed} />} />;
}
