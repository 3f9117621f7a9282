import { useMessages } from '@mall/app/messages';
import type { ChatQueue, StaffConversation } from '@mall/sdk/staff';
import { Heading } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { Coffee, MessagesSquare } from 'lucide-react';
import { countText } from '../list/countText';
import { defineList } from '../list/ListDefinition';
import { ListContent } from '../list/ListContent';
import { ListTabs } from '../list/ListTabs';
import { useListState } from '../list/useListState';
import { chatMessages } from '../messages/zh-TW/chat';
import { useStaff } from '../staff/StaffContext';
import { PaneHead, QueueFrame } from './ChatPage.styles';
import { chatCountsQuery, queueQuery } from './queries';
import { QueueRow } from './QueueRow';
import { chatPath, QUEUE_NAMES, QUEUES } from './queues';

export interface QueuePaneProps {
  readonly queue: ChatQueue;
  /** The open conversation, which stays open in another queue. */
  readonly member: number | undefined;
}

/** The conversations of a queue, and the other queues. */
export function QueuePane({ queue, member }: QueuePaneProps) {
  const t = useMessages(chatMessages);
  const staff = useStaff();
  const { data: counts } = useQuery(chatCountsQuery(staff));
  const countOf = (each: ChatQueue) =>
    each === 'waiting' || each === 'mine' ? countText(counts?.[each], counts?.limit) : undefined;

  const list = defineList<StaffConversation, ChatQueue>({
    title: t('Queues'),
    views: QUEUES.map((key) => ({ key, name: t(QUEUE_NAMES[key]), count: countOf(key) })),
    viewAddress: { current: queue, hrefOf: (other) => chatPath(other, member) },
    query: () => queueQuery(staff, queue),
    keyOf: ({ member_id }) => String(member_id),
    isOpen: ({ member_id }) => member_id === member,
    row: (row, isOpen) => (
      <QueueRow conversation={row} href={chatPath(queue, row.member_id)} isOpen={isOpen} />
    ),
    isCompact: true,
    more: t('More conversations'),
    failed: t('The conversations could not be loaded'),
    empty: () =>
      queue === 'waiting'
        ? {
            icon: <Coffee />,
            title: t('Nobody waits'),
            text: t('Every member has an answer. New messages appear here at once.'),
          }
        : { icon: <MessagesSquare />, title: t('No conversations here') },
  });
  const state = useListState(list);
  return (
    <QueueFrame aria-label={t('Queue')}>
      <PaneHead>
        <Heading level={member === undefined ? 1 : 2} size="lg">
          {t('Customer chats')}
        </Heading>
      </PaneHead>
      <ListTabs list={list} state={state} isCompact />
      <ListContent key={queue} list={list} state={state} />
    </QueueFrame>
  );
}
