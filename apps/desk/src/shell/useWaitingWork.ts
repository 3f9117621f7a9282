import { useQuery } from '@tanstack/react-query';
import { chatCountsQuery } from '../chat/queries';
import { useSession } from '../session/SessionContext';
import { useStaff } from '../staff/StaffContext';
import { wallCountsQuery } from '../wall/queries';
import type { ScreenPath } from './screens';

/**
 * Returns how much work waits on each screen of the navigation, by its path.
 *
 * @param isActive - false while the desk is locked.
 */
export function useWaitingWork(isActive: boolean): Readonly<Partial<Record<string, number>>> {
  const { permissions } = useSession();
  const staff = useStaff();
  const chats = useQuery({
    ...chatCountsQuery(staff),
    enabled: isActive && permissions.includes('chat.answer'),
  });
  const reports = useQuery({
    ...wallCountsQuery(staff),
    enabled: isActive && permissions.includes('wall.moderate'),
  });
  const chat: ScreenPath = '/chat';
  const wall: ScreenPath = '/wall';
  return { [chat]: chats.data?.waiting, [wall]: reports.data?.open };
}
