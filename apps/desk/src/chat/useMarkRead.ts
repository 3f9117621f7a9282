import type { ChatMessage } from '@mall/sdk';
import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useStaff } from '../staff/StaffContext';
import { refetchQueues } from './queries';

const subscribe = (changed: () => void) => focusManager.subscribe(changed);

/** Marks the messages of a member as read while the window shows them. The conversation goes on waiting. */
export function useMarkRead(member: number, messages: readonly ChatMessage[]): void {
  const staff = useStaff();
  const client = useQueryClient();
  const isVisible = useSyncExternalStore(subscribe, () => focusManager.isFocused());
  const markedUntil = useRef(0);
  const until = messages.findLast(({ from_user, admin_read }) => from_user && !admin_read)?.id ?? 0;
  useEffect(() => {
    if (!isVisible || until <= markedUntil.current) return;
    markedUntil.current = until;
    staff.chat.read(member, until).then(
      () => refetchQueues(client),
      () => {
        // The next message or visit marks them.
        markedUntil.current = 0;
      },
    );
  }, [client, isVisible, member, staff, until]);
}
