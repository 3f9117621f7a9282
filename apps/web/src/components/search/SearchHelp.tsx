import { Stack } from '@mall/ui';
import { HotTags } from './HotTags';
import { keywordOf } from './keyword';
import { RecentSearches } from './RecentSearches';
import { SearchSuggestions } from './SearchSuggestions';

export interface SearchHelpProps {
  /** What is typed so far. */
  readonly typed: string;
  /** Called when something is chosen. */
  readonly onChoose?: (() => void) | undefined;
}

/** What stands below a search field: suggestions while typing, before that recent words and hot searches. */
export function SearchHelp({ typed, onChoose }: SearchHelpProps) {
  if (keywordOf(typed) !== '') return <SearchSuggestions typed={typed} onChoose={onChoose} />;
  return (
    <Stack gap={4}>
      <RecentSearches onChoose={onChoose} />
      <HotTags onChoose={onChoose} />
    </Stack>
  );
}
