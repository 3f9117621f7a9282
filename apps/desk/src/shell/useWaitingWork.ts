import { useQuery } from '@tanstack/react-query';
import { chatCountsQuery } from '../chat/queries';
import { useSession } from '../session/SessionContext';
import { useStaff } from '../staff/StaffContext';
import type { ScreenPath } from './screens';

/**
 * Returns how much work waits on each screen of the navigation, by its path.
 *
 * @param isActive - false while the desk is locked.
 */
export function useWaitingWork(isActive: boolean): Readonly<Partial<Record<string, number>>> {
  const { permissions } = useSession();
  const enabled = isActive && permissions.includes('chat.answer');
  const { data } = useQuery({ ...chatCountsQuery(useStaff()), enabled });
  const chat: ScreenPath = '/chat';
  return { [chat]: data?.waiting };
}
