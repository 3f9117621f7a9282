import { useSearchParams } from 'react-router-dom';

/** What a page has both of. */
export type Kind = 'goods' | 'posts';

const isKind = (value: string | null): value is Kind => value === 'goods' || value === 'posts';

/**
 * Which of goods and posts is open, kept in the address: it survives a reload and can be shared.
 *
 * @returns the one that was asked for, undefined when none was; how to open one.
 * @example
 * const [asked, open] = useKind();
 */
export function useKind(): readonly [asked: Kind | undefined, open: (kind: Kind) => void] {
  const [search, setSearch] = useSearchParams();
  const value = search.get('show');
  const open = (kind: Kind) => {
    // The address itself, not the one last drawn: a filter may have changed it since.
    const next = new URLSearchParams(location.search);
    next.set('show', kind);
    setSearch(next, { replace: true });
  };
  return [isKind(value) ? value : undefined, open];
}
