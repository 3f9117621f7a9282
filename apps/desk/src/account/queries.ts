import type { Factors, StaffMall } from '@mall/sdk/staff';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../session/queries';
import { useStaff } from '../staff/StaffContext';

const FACTORS = ['factors'] as const;

/** The second factors of the colleague. */
export const factorsQuery = (staff: StaffMall) =>
  queryOptions({ queryKey: FACTORS, queryFn: () => staff.factors.get() });

/** Where the colleague is signed in to the desk. */
export const devicesQuery = (staff: StaffMall) =>
  queryOptions({ queryKey: ['signedInDevices'], queryFn: () => staff.session.list() });

/** Returns a function that shows the factors after a change; the session names some of them, too. */
export function useShowFactors(): (factors?: Factors) => void {
  const client = useQueryClient();
  const staff = useStaff();
  const session = sessionQuery(staff);
  const devices = devicesQuery(staff);
  return (factors) => {
    if (factors) client.setQueryData<Factors>(FACTORS, factors);
    else void client.invalidateQueries({ queryKey: FACTORS });
    void client.invalidateQueries(session);
    // A change of the second factors has ended the other sessions.
    void client.invalidateQueries(devices);
  };
}
