import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Paged } from '@mall/sdk';
import { flattenPages } from './flatten';

/** An endless list, however far it was read. */
export interface PagedList<Item> {
  /** What was read so far, none twice. */
  readonly items: readonly Item[];
  /** How many there are in all; undefined until the first page came. */
  readonly totalCount: number | undefined;
  /** How many pages `items` comes from. */
  readonly pagesRead: number;
  /** `error` also when only the latest page failed: `items` then still holds the others. */
  readonly status: 'pending' | 'error' | 'success';
  /** Why the latest read failed; null when it did not. */
  readonly error: Error | null;
  /** Whether there is a further page. */
  readonly hasMore: boolean;
  /** Whether a further page is on its way. */
  readonly isLoadingMore: boolean;
  /** Reads the next page, unless one is under way or there is none. */
  loadMore(): void;
  /** Tries again what failed: the further page, or the list as far as it was read. */
  retry(): void;
}

/** An endless query of pages, each asked for by a `Param` of its own. */
export type PagedOptions<Page, Param> = UseInfiniteQueryOptions<
  Page,
  Error,
  InfiniteData<Page>,
  QueryKey,
  Param
>;
/** What stands on a page. */
type ItemOf<Page extends Paged<unknown>> = Page['list'][number];

/**
 * Turns an endless query of pages into one flat list.
 *
 * @param id - What tells items apart.
 * @param enabled - false: nothing is read, such as a member's own things for a guest.
 */
export function usePagedList<Page extends Paged<unknown>, Param>(
  options: PagedOptions<Page, Param>,
  id: (item: ItemOf<Page>) => number | string,
  enabled = true,
): PagedList<ItemOf<Page>> {
  const {
    data,
    status,
    error,
    hasNextPage,
    isFetching,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery({ ...options, enabled });
  const items = useMemo(() => flattenPages<ItemOf<Page>>(data?.pages, id), [data, id]);
  return {
    items,
    totalCount: data?.pages.at(-1)?.page.total_count,
    pagesRead: data?.pages.length ?? 0,
    status,
    error,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => {
      // Two calls may come before one render: the second must not start the page over.
      if (hasNextPage && !isFetching) void fetchNextPage({ cancelRefetch: false });
    },
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
