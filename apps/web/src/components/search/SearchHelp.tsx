import { keywordOf } from '@mall/hooks';
import { Stack } from '@mall/ui';
import { HotTags } from './HotTags';
import { RecentSearches } from './RecentSearches';
import { SearchSuggestions } from './SearchSuggestions';

export interface SearchHelpProps {
  /** The typed text. */
  readonly typed: string;
  /** Called when a suggestion is chosen. */
  readonly onChoose?: (() => void) | undefined;
}

/** The content below a search field: suggestions while typing, otherwise recent and popular searches. */
export function SearchHelp({ typed, onChoose }: SearchHelpProps) {
  if (keywordOf(typed) !== '') return <SearchSuggestions typed={typed} onChoose={onChoose} />;
  return (
    <Stack gap={4}>
      <RecentSearches onChoose={onChoose} />
      <HotTags onChoose={onChoose} />
    </Stack>
  );
}
