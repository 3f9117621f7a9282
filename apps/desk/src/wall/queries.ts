import type { StaffMall, WallCase } from '@mall/sdk/staff';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ListQuery } from '../list/ListDefinition';

const WALL = 'wall';
const POLL_MS = 60_000;

/** Cases to decide, or decided ones. */
export type CaseView = 'open' | 'closed';

/** The cases of a view. */
export const casesQuery = (staff: StaffMall, view: CaseView): ListQuery<WallCase> => ({
  key: [WALL, 'cases', view],
  read: async (after) => {
    const { list, after: next } = await staff.wall.cases({ view, after });
    return { rows: list, next };
  },
  pollMs: POLL_MS,
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
