import type { QueryKey } from '@tanstack/react-query';
import type { Paged } from '@mall/sdk';
import { infiniteMallQuery } from '../query/mall-query';

/**
 * The page to fetch. `until` is the cursor: only items at or below it count, so new items do not
 * shift the pages.
 */
export interface AnchoredPage<Place> {
  readonly page: number;
  readonly until?: Place;
}

/** `staleTime` and `gcTime` of the pages, in milliseconds. */
interface CacheOptions {
  readonly staleTime?: number;
  readonly gcTime?: number;
}

/**
 * An infinite query over a paged endpoint, newest first, whose pages stay stable while new items
 * arrive. Every page after the first is requested relative to a cursor at the start of the first.
 *
 * @param placeOf - Returns the cursor of the pages loaded so far; undefined when they are empty.
 */
export const anchoredInfiniteQuery = <Page extends Paged<unknown>, Place>(
  queryKey: QueryKey,
  readPage: (at: AnchoredPage<Place>, signal: AbortSignal) => Promise<Page>,
  placeOf: (pages: readonly Page[]) => Place | undefined,
  cacheOptions: CacheOptions = {},
) =>
  infiniteMallQuery({
    ...cacheOptions,
    queryKey,
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: { page: 1 },
    getNextPageParam(
      { page: { current_page, total_page } },
      pages,
    ): AnchoredPage<Place> | undefined {
      if (current_page >= total_page) return undefined;
      const until = placeOf(pages);
      return { page: current_page + 1, ...(until !== undefined && { until }) };
    },
  });
