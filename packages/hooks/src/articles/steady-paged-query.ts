import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { Paged } from '@mall/sdk';

/** Which page is asked for: what stands at or below `until`, so that newer things don't shift it. */
export interface SteadyPage {
  readonly page: number;
  readonly until?: number;
}

/** How long pages are taken for fresh, and kept once nobody shows them; in milliseconds. */
interface Kept {
  readonly staleTime?: number;
  readonly gcTime?: number;
}

/**
 * An endless query over a paged call, newest first, whose pages stay in place while new things come in
 * above them: every page after the first is counted from the first thing shown.
 */
export const steadyPagedQuery = <Item extends { readonly id: number }>(
  queryKey: QueryKey,
  readPage: (at: SteadyPage, signal: AbortSignal) => Promise<Paged<Item>>,
  kept: Kept = {},
) =>
  infiniteQueryOptions({
    ...kept,
    queryKey,
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: FIRST,
    getNextPageParam({ page: { current_page, total_page } }, pages): SteadyPage | undefined {
      if (current_page >= total_page) return undefined;
      const first = pages.flatMap(({ list }) => list)[0];
      return { page: current_page + 1, ...(first && { until: first.id }) };
    },
  });

const FIRST: SteadyPage = { page: 1 };
