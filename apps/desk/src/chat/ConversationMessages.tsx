import { useDayName, useErrorText, useMessages } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import type { ChatMessage } from '@mall/sdk';
import type { StaffConversationDetail } from '@mall/sdk/staff';
import { EmptyState, Skeleton } from '@mall/ui';
import { ChatLog, ChatMessages, TypingDots } from '@mall/ui/chat';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useStore } from 'zustand';
import { chatMessages } from '../messages/zh-TW/chat';
import { useStaff } from '../staff/StaffContext';
import { useChatDesk } from './ChatContext';
import { Center } from './ChatPage.styles';
import { entriesOf } from './entriesOf';
import type { UnsentAnswer } from './OutboxState';
import { historyQuery } from './queries';

const NOTHING: readonly UnsentAnswer[] = [];
const orderHref = (id: string) => `/orders/${id}`;

export interface ConversationMessagesProps {
  readonly conversation: StaffConversationDetail;
  /** The messages of the loaded pages, oldest first. */
  readonly messages: readonly ChatMessage[];
  readonly onRetry: (key: string) => void;
}

/** The messages of a conversation by day, with the answers that are being sent, and who types. */
export function ConversationMessages({
  conversation: { member_id: member, name },
  messages,
  onRetry,
}: ConversationMessagesProps) {
  const t = useMessages(chatMessages);
  const errorText = useErrorText();
  const dayName = useDayName();
  const history = useInfiniteQuery(historyQuery(useStaff(), member));
  const { outbox, typists } = useChatDesk();
  const unsent = useStore(outbox.store, ({ answers }) => answers[member]) ?? NOTHING;
  const isTyping = useStore(typists.store, (all) => all[member]?.includes(null)) ?? false;
  const label = t('The conversation with {0}', name);
  const entries = entriesOf(messages, unsent);
  if (history.data === undefined && entries.length === 0) {
    return (
      <Center>
        {history.isError ? (
          <QueryFailure query={history} titleAs="p" title={t('The messages could not be loaded')} />
        ) : (
          <div aria-busy style={{ padding: 16 }}>
            <Skeleton shape="box" height={240} />
          </div>
        )}
      </Center>
    );
  }
  if (entries.length === 0) {
    return (
      <Center>
        <EmptyState titleAs="p" icon={<MessagesSquare />} title={t('No messages yet')} />
      </Center>
    );
  }
  return (
    <ChatLog
      label={label}
      hasOlder={history.hasNextPage}
      isLoadingOlder={history.isFetchingNextPage}
      onOlder={() => void history.fetchNextPage()}
      after={isTyping && <TypingDots name={name} />}
    >
      <ChatMessages
        viewer="shop"
        entries={entries}
        orderHref={orderHref}
        dayText={dayName}
        errorText={errorText}
        onRetry={onRetry}
        onDiscard={(key) => outbox.discard(member, key)}
      />
    </ChatLog>
  );
}
