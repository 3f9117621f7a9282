import type { SavedView, SavedViewPage, StaffMall } from '@mall/sdk/staff';
import { queryOptions, skipToken, useQueryClient } from '@tanstack/react-query';

const VIEWS = 'views';

/** The filters of a list that the colleague saved; undefined: of a list that saves none. */
export const savedViewsQuery = (staff: StaffMall, page: SavedViewPage | undefined) =>
  queryOptions({
    queryKey: [VIEWS, page],
    queryFn: page === undefined ? skipToken : () => staff.views.list(page),
  });

/** Returns a function that shows the saved filters that a change returned. */
export function useShowViews(page: SavedViewPage): (views: SavedView[]) => void {
  const client = useQueryClient();
  return (views) => client.setQueryData([VIEWS, page], views);
}
