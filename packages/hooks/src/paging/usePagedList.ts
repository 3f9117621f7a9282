import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { flattenPages } from './flatten';
import type { pagedQuery } from './paged-query';

/** An endless list, however far it was read. */
export interface PagedList<Item> {
  /** What was read so far, none twice. */
  readonly items: readonly Item[];
  /** How many there are in all; undefined until the first page came. */
  readonly totalCount: number | undefined;
  readonly pagesRead: number;
  readonly status: 'pending' | 'error' | 'success';
  readonly error: Error | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Reads the next page, unless one is under way or there is none. */
  loadMore(): void;
  /** Tries again after a failure. */
  retry(): void;
}

/** Turns an endless query of pages into one flat list. */
export function usePagedList<Item>(
  options: ReturnType<typeof pagedQuery<Item>>,
  id: (item: Item) => number | string,
): PagedList<Item> {
  const {
    data,
    status,
    error,
    hasNextPage,
    isFetching,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery(options);
  const items = useMemo(() => flattenPages(data?.pages, id), [data, id]);
  return {
    items,
    totalCount: data?.pages.at(-1)?.page.total_count,
    pagesRead: data?.pages.length ?? 0,
    status,
    error,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
    retry: () => void (data ? fetchNextPage() : refetch()),
  };
}
