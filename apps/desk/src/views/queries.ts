import type { SavedView, SavedViewPage, StaffMall } from '@mall/sdk/staff';
import { queryOptions, useQueryClient } from '@tanstack/react-query';

const VIEWS = 'views';

/** The filters of a list that the colleague saved. */
export const savedViewsQuery = (staff: StaffMall, page: SavedViewPage) =>
  queryOptions({ queryKey: [VIEWS, page], queryFn: () => staff.views.list(page) });

/** Returns a function that shows the saved filters that a change returned. */
export function useShowViews(page: SavedViewPage): (views: SavedView[]) => void {
  const client = useQueryClient();
  return (views) => client.setQueryData([VIEWS, page], views);
}
