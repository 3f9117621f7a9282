import { SearchField } from '@mall/ui';
import { SearchHelp } from './SearchHelp';
import { useSearchField } from './useSearchField';

export interface SearchBoxProps {
  /** Accessible name of its landmark, where the page may have a search field of its own. */
  readonly landmark?: string;
}

/** A search field whose suggestions drop down while it has the focus. */
export default function SearchBox({ landmark }: SearchBoxProps) {
  const { field, typed } = useSearchField();
  return <SearchField {...field} landmark={landmark} panel={<SearchHelp typed={typed} />} />;
}
