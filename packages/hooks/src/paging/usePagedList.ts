import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MallError, Paged } from '@mall/sdk';
import type { ReadOptions } from '../query/useMallQuery';
import { flattenPages } from './flatten';

/** An infinite list, as far as it has been loaded. */
export interface PagedList<Item, Page = unknown> {
  /** The items loaded so far, without duplicates. */
  readonly items: readonly Item[];
  /** The total number of items on the server; undefined until the first page has loaded. */
  readonly totalCount: number | undefined;
  /** The latest page; undefined until the first one has loaded. */
  readonly lastPage: Page | undefined;
  /** The number of pages loaded. */
  readonly pagesRead: number;
  /**
   * `error` also when only the latest page failed: `items` then still contains the others. `guest`
   * when only members may read it and nobody is signed in.
   */
  readonly status: 'pending' | 'error' | 'success' | 'guest';
  /** The error of the latest fetch; null when it succeeded. */
  readonly error: MallError | null;
  /** Whether there is a next page. */
  readonly hasMore: boolean;
  /** Whether the next page is being fetched. */
  readonly isLoadingMore: boolean;
  /** Fetches the next page, unless a fetch is in flight or there is none. */
  loadMore(): void;
  /** Refetches what failed: the next page, or the pages loaded so far. */
  refetch(): void;
}

/** What a caller may set on a list. */
export type ListOptions = Omit<ReadOptions, 'select'>;

/** An infinite query of pages; `Param` is the page parameter. */
export type PagedOptions<Page, Param> = UseInfiniteQueryOptions<
  Page,
  MallError,
  InfiniteData<Page>,
  QueryKey,
  Param
>;
/** The items of a page. */
type ItemOf<Page extends Paged<unknown>> = Page['list'][number];

/**
 * Flattens an infinite query of pages into one list.
 *
 * @param id - Returns the unique id of an item.
 * @param mayRead - false while the hook itself has nothing to ask for.
 */
export function usePagedList<Page extends Paged<unknown>, Param>(
  options: PagedOptions<Page, Param>,
  id: (item: ItemOf<Page>) => number | string,
  settings: ListOptions = {},
  mayRead = true,
): PagedList<ItemOf<Page>, Page> {
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
  } = useInfiniteQuery({
    ...options,
    ...settings,
    enabled: mayRead && (settings.enabled ?? true),
  });
  const items = useMemo(() => flattenPages<ItemOf<Page>>(data?.pages, id), [data, id]);
  return {
    items,
    totalCount: data?.pages.at(-1)?.page.total_count,
    lastPage: data?.pages.at(-1),
    pagesRead: data?.pages.length ?? 0,
    status,
    error,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => {
      // Two calls may come before one render: the second must not restart the page.
      if (hasNextPage && !isFetching) void fetchNextPage({ cancelRefetch: false });
    },
    refetch: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
