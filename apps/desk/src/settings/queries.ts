import type { DeskSettings, StaffMall } from '@mall/sdk/staff';
import { queryOptions, useQueryClient } from '@tanstack/react-query';

/** The settings that colleagues change. */
export const settingsQuery = (staff: StaffMall) =>
  queryOptions({ queryKey: ['settings'], queryFn: () => staff.settings.get() });

/** Returns a function that shows the settings that a change returned. */
export function useShowSettings(): (settings: DeskSettings) => void {
  const client = useQueryClient();
  return (settings) => client.setQueryData(['settings'], settings);
}
