import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { Paged } from '@mall/sdk';

/** Which page is asked for: what stands at or below `until`, so that newer things don't shift it. */
export interface AnchoredPage<Place> {
  readonly page: number;
  readonly until?: Place;
}

/** How long pages are taken for fresh, and kept once nobody shows them; in milliseconds. */
interface Kept {
  readonly staleTime?: number;
  readonly gcTime?: number;
}

/**
 * An endless query over a paged call, newest first, whose pages stay in place while new things come in
 * above them: every page after the first is counted from where that one begins.
 *
 * @param placeOf - Where pages that were read begin; undefined: there is nothing on them.
 */
export const anchoredInfiniteQuery = <Page extends Paged<unknown>, Place>(
  queryKey: QueryKey,
  readPage: (at: AnchoredPage<Place>, signal: AbortSignal) => Promise<Page>,
  placeOf: (pages: readonly Page[]) => Place | undefined,
  kept: Kept = {},
) =>
  infiniteQueryOptions({
    ...kept,
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
