import React from 'react';
import { isComposing } from '../../packages/ui/src/kit/keyboard/isComposing.ts';
import type { SearchResult } from './createSearch.ts';
import { SearchResults } from './SearchResults.tsx';
import { Panel, Query, Status } from './styles.ts';
import { useSearch } from './useSearch.ts';

/** Moves the focus to the next field or result in a direction; it stays at either end. */
function moveFocus(within: Element, by: 1 | -1): void {
  const stops = [...within.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.findIndex((each) => each === document.activeElement);
  stops[at + by]?.focus();
}

function statusOf(
  search: ReturnType<typeof useSearch>,
  query: string,
  results: readonly SearchResult[],
): string {
  if (search === 'failed')
    return '索引讀不到，請重新整理。 The index did not load; reload the page.';
  if (search === 'loading') return '讀取索引中… Loading the index…';
  if (query.trim() === '')
    return '搜尋指南、元件、hooks 與呼叫的全文，中文、英文都可以。 Searches the text of guides, components, hooks and calls, in both languages.';
  if (results.length === 0) return `找不到「${query.trim()}」。 No page contains it.`;
  return `${results.length} 頁。↑↓ 移動，Enter 打開。 ${results.length} pages; Enter opens one.`;
}

interface SearchDialogProps {
  readonly hrefOf: (result: SearchResult) => string;
  readonly onOpen: (result: SearchResult) => void;
}

/** The content of the search: a field, and the pages that contain its text. Arrow keys move between them. */
export function SearchDialog({ hrefOf, onOpen }: SearchDialogProps) {
  const [query, setQuery] = React.useState('');
  const search = useSearch();
  const results = React.useMemo(
    () => (typeof search === 'function' ? search(query) : []),
    [search, query],
  );
  const [first] = results;

  const onKeyDown = (event: React.KeyboardEvent<HTMLDivElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      moveFocus(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && first) onOpen(first);
  };

  return (
    <Panel onKeyDown={onKeyDown}>
      <Query
        type="search"
        aria-label="全文搜尋 Search all text"
        placeholder="按鈕、退款、return_url、dark…"
        autoComplete="off"
        autoFocus
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Status role="status">{statusOf(search, query, results)}</Status>
      <SearchResults results={results} hrefOf={hrefOf} onOpen={onOpen} />
    </Panel>
  );
}
