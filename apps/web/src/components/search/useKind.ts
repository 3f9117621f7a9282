import { useSearchParams } from 'react-router-dom';

/** The two kinds of content that a page shows in tabs. */
export type Kind = 'goods' | 'posts';

const isKind = (value: string | null): value is Kind => value === 'goods' || value === 'posts';

/**
 * Whether the products or the posts tab is open, kept in the URL: it survives a reload and can be shared.
 *
 * @returns the requested tab, undefined when the URL names none; a function that opens a tab.
 * @example
 * const [asked, open] = useKind();
 */
export function useKind(): readonly [asked: Kind | undefined, open: (kind: Kind) => void] {
  const [search, setSearch] = useSearchParams();
  const value = search.get('show');
  const open = (kind: Kind) => {
    // Reads the current URL, not the last rendered one: a filter may have changed it since.
    const next = new URLSearchParams(location.search);
    next.set('show', kind);
    setSearch(next, { replace: true });
  };
  return [isKind(value) ? value : undefined, open];
}
