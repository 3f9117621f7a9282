import type { People, StaffMall } from '@mall/sdk/staff';
import { queryOptions, useQueryClient } from '@tanstack/react-query';

/** The colleagues and the open invitations. */
export const peopleQuery = (staff: StaffMall) =>
  queryOptions({ queryKey: ['people'], queryFn: () => staff.people.list() });

/** Returns a function that shows the list that a change returned. */
export function useShowPeople(): (people: People) => void {
  const client = useQueryClient();
  return (people) => client.setQueryData(['people'], people);
}
