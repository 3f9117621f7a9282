import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { Paged } from '@mall/sdk';

/** An endless query over a paged call of the mall, from page 1 until there is none left. */
export const pagedQuery = <Item>(
  queryKey: QueryKey,
  readPage: (page: number, signal: AbortSignal) => Promise<Paged<Item>>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page }) =>
      page.current_page < page.total_page ? page.current_page + 1 : undefined,
  });
