import type { StaffMall } from '@mall/sdk/staff';
import { createContext, useContext } from 'react';

/** The client of the staff's API. */
export const StaffContext = createContext<StaffMall | null>(null);

/**
 * Returns the client of the staff's API.
 *
 * @throws an error when no `StaffContext` surrounds the component.
 */
export function useStaff(): StaffMall {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('useStaff needs a StaffContext around it.');
  return staff;
}
