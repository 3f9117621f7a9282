import { SearchField } from '@mall/ui';
import { SearchHelp } from './SearchHelp';
import { useSearchField } from './useSearchField';

export interface SearchBoxProps {
  /** Accessible name of its landmark, for pages that may have another search field. */
  readonly landmark?: string;
}

/** A search field with a drop-down of suggestions while it has the focus. */
export default function SearchBox({ landmark }: SearchBoxProps) {
  const { field, typed } = useSearchField();
  return <SearchField {...field} landmark={landmark} panel={<SearchHelp typed={typed} />} />;
}
