import React from 'react';
import type { SearchResult } from './createSearch.ts';
import type { PageKind } from './entry.ts';
import type { ExcerptPart } from './excerpt.ts';
import { List, Result } from './styles.ts';

const KINDS: Readonly<Record<PageKind, string>> = {
  guide: '指南 Guide',
  recipe: '樣板 Pattern',
  component: '元件 Component',
  hook: 'Hook',
  sdk: 'SDK',
};

const Excerpt = ({ parts }: { parts: readonly ExcerptPart[] }) => (
  <p>
    {parts.map(({ text, isMatch }, at) =>
      isMatch ? <mark key={at}>{text}</mark> : <React.Fragment key={at}>{text}</React.Fragment>,
    )}
  </p>
);

interface SearchResultsProps {
  readonly results: readonly SearchResult[];
  readonly hrefOf: (result: SearchResult) => string;
  readonly onOpen: (result: SearchResult) => void;
}

/** The pages that a query finds, as links: each can also be opened in a tab of its own. */
export function SearchResults({ results, hrefOf, onOpen }: SearchResultsProps) {
  const open = (result: SearchResult) => (event: React.MouseEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(result);
  };
  return (
    <List aria-label="結果 Results">
      {results.map((result) => {
        const { page, title, heading, kind } = result.entry;
        return (
          <li key={page}>
            <Result href={hrefOf(result)} onClick={open(result)}>
              <strong>{title}</strong>
              {heading && ` › ${heading}`}
              <small>{KINDS[kind]}</small>
              <Excerpt parts={result.excerpt} />
            </Result>
          </li>
        );
      })}
    </List>
  );
}
