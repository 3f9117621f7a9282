import type { StaffMall } from '@mall/sdk/staff';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';

const WALL = 'wall';
/** The cursor of the first page. */
const FIRST_PAGE = '';
const POLL_MS = 60_000;

/** Cases to decide, or decided ones. */
export type CaseView = 'open' | 'closed';

/** The cases of a view. */
export const casesQuery = (staff: StaffMall, view: CaseView) =>
  infiniteQueryOptions({
    queryKey: [WALL, 'cases', view],
    queryFn: ({ pageParam }) => staff.wall.cases({ view, ...(pageParam && { after: pageParam }) }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ after }) => after,
    refetchInterval: POLL_MS,
  });

/** How many cases are open, and since when. */
export const wallCountsQuery = (staff: StaffMall) =>
  queryOptions({
    queryKey: [WALL, 'counts'],
    queryFn: () => staff.wall.counts(),
    refetchInterval: POLL_MS,
  });

/** Returns a function that refetches the cases and their number. */
export function useRefetchWall(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [WALL] });
}
