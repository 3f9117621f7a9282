import { useInfiniteQuery } from '@tanstack/react-query';
import { pollUnlessLocked } from '../staff/pollUnlessLocked';
import type { ListQuery, LoadedRows } from './ListDefinition';

/** The cursor of the first part. */
const FIRST = '';

/** The rows of a list, as far as they are loaded. */
export interface ListRowsState<Row> extends LoadedRows<Row> {
  /** The cursor of what follows; null: nothing. */
  readonly next: string | null;
  /** Whether the rows are loading, or are those of the page before. */
  readonly isLoading: boolean;
  /** Adds the part that follows. */
  readonly loadMore: () => void;
  readonly isLoadingMore: boolean;
}

/**
 * Reads a list from a cursor on.
 *
 * @param isPaged - Whether one part is shown at a time: then the rows stay while the next page loads.
 */
export function useListRows<Row>(
  { key, read, pollMs }: ListQuery<Row>,
  cursor: string | undefined,
  isPaged: boolean,
): ListRowsState<Row> {
  const query = useInfiniteQuery({
    queryKey: [...key, cursor ?? FIRST],
    queryFn: ({ pageParam }) => read(pageParam === FIRST ? undefined : pageParam),
    initialPageParam: cursor ?? FIRST,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => (isPaged ? before : undefined),
    refetchInterval: pollMs === undefined ? false : pollUnlessLocked(pollMs),
  });
  const parts = query.data?.pages;
  return {
    rows: parts?.flatMap(({ rows }) => rows),
    next: parts?.at(-1)?.next ?? null,
    isLoading: query.isPending || query.isPlaceholderData,
    error: query.error,
    isFetching: query.isFetching,
    refetch: query.refetch,
    loadMore: () => void query.fetchNextPage(),
    isLoadingMore: query.isFetchingNextPage,
  };
}
