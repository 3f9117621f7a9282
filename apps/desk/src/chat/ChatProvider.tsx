import type { ChatMessage } from '@mall/sdk';
import type { StaffChatConnection } from '@mall/sdk/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSession } from '../session/SessionContext';
import { useStaff } from '../staff/StaffContext';
import { ChatContext } from './ChatContext';
import { createOutbox } from './outbox';
import { refetchChat, showMessage } from './queries';
import { sendAnswer } from './sendAnswer';
import { createTypists } from './typists';

/** The minimum time between two events that somebody types, in milliseconds. */
const TYPING_INTERVAL_MS = 2_500;

export interface ChatProviderProps {
  /** false while the desk is locked. */
  readonly isActive: boolean;
  readonly children: ReactNode;
}

/** Connects the desk to the conversations, and holds what the colleague has written, on every screen. */
export function ChatProvider({ isActive, children }: ChatProviderProps) {
  const { permissions } = useSession();
  return permissions.includes('chat.answer') ? (
    <OpenChat isActive={isActive}>{children}</OpenChat>
  ) : (
    children
  );
}

function OpenChat({ isActive, children }: ChatProviderProps) {
  const staff = useStaff();
  const client = useQueryClient();
  const { colleague } = useSession();
  const connection = useRef<StaffChatConnection>(null);
  const typedAt = useRef(0);
  const [typists] = useState(createTypists);
  const [outbox] = useState(() => {
    // Through the cache of mutations, so that an ended or locked session is noticed.
    const observed = (mutationFn: () => Promise<ChatMessage>) =>
      client.getMutationCache().build(client, { mutationFn }).execute(undefined);
    return createOutbox({
      colleague: colleague.id,
      send: (answer) => observed(() => sendAnswer(staff.chat, answer)),
      upload: (member, file, options) =>
        observed(() => staff.chat.sendMedia({ ...file, member_id: String(member) }, options)),
      show: (message) => showMessage(client, message),
      onAnswered: (member) => refetchChat(client, member),
    });
  });
  useEffect(() => {
    if (!isActive) return;
    const live = staff.chat.live({
      onChange(member) {
        if (member !== null) typists.clear(member);
        refetchChat(client, member);
      },
      onTyping: typists.show,
    });
    connection.current = live;
    return () => {
      connection.current = null;
      live.close();
    };
  }, [client, isActive, staff, typists]);

  const [type] = useState(() => (member: number, isTyping: boolean) => {
    const now = Date.now();
    if (isTyping ? now - typedAt.current < TYPING_INTERVAL_MS : typedAt.current === 0) return;
    typedAt.current = isTyping ? now : 0;
    connection.current?.typing(member, isTyping);
  });
  const [desk] = useState({ outbox, typists, type });
  return <ChatContext value={desk}>{children}</ChatContext>;
}
