import type { DemoColleague, DeskSession } from '@mall/sdk/staff';
import { useQuery } from '@tanstack/react-query';
import { useStaff } from '../staff/StaffContext';
import { demoColleaguesQuery } from './queries';

/** Returns the colleague of the demo shop whose session this is; undefined: a real one, who has a second factor. */
export function useDemoSelf({
  colleague,
  roles,
}: Pick<DeskSession, 'colleague' | 'roles'>): DemoColleague | undefined {
  const { data = [] } = useQuery(demoColleaguesQuery(useStaff()));
  return data.find(({ name, role }) => name === colleague.name && roles.includes(role));
}
