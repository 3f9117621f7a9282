import type { QueryKey } from '@tanstack/react-query';
import type { Paged } from '@mall/sdk';
import { infiniteMallQuery } from '../query/mall-query';

/** An infinite query over a paged endpoint, from page 1 to the last. */
export const pagedQuery = <Page extends Paged<unknown>>(
  queryKey: QueryKey,
  readPage: (page: number, signal: AbortSignal) => Promise<Page>,
) =>
  infiniteMallQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page }) =>
      page.current_page < page.total_page ? page.current_page + 1 : undefined,
  });
