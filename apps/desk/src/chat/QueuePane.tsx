import { useErrorText, useMessages } from '@mall/app/messages';
import type { ChatQueue } from '@mall/sdk/staff';
import { Button, EmptyState, ErrorState, Heading, Skeleton, Stack } from '@mall/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Coffee, MessagesSquare } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { useScreenKeys } from '../keyboard/useScreenKeys';
import { chatMessages } from '../messages/zh-TW/chat';
import { useStaff } from '../staff/StaffContext';
import { PaneHead, QueueFrame, Rows } from './ChatPage.styles';
import { chatCountsQuery, queueQuery } from './queries';
import { QueueRow } from './QueueRow';
import { chatPath } from './queues';
import { QueueTabs } from './QueueTabs';

export interface QueuePaneProps {
  readonly queue: ChatQueue;
  /** The open conversation. */
  readonly member: number | undefined;
}

/** The conversations of a queue. The keys j and k move in it. */
export function QueuePane({ queue, member }: QueuePaneProps) {
  const t = useMessages(chatMessages);
  const staff = useStaff();
  const counts = useQuery(chatCountsQuery(staff));
  const list = useRef<HTMLUListElement>(null);
  const move = (step: 1 | -1) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-chat-row]') ?? [])];
    const focused = rows.findIndex((row) => row === document.activeElement);
    const open = rows.findIndex((row) => row.hasAttribute('aria-current'));
    const at = focused === -1 ? open : focused;
    // Without a current row both keys begin at the first one.
    rows[at === -1 ? 0 : at + step]?.focus();
  };
  useScreenKeys({ j: () => move(1), k: () => move(-1) });
  return (
    <QueueFrame aria-label={t('Queue')}>
      <PaneHead>
        <Heading level={member === undefined ? 1 : 2} size="lg">
          {t('Customer chats')}
        </Heading>
      </PaneHead>
      <QueueTabs current={queue} counts={counts.data} member={member} />
      <QueueList key={queue} queue={queue} member={member} list={list} />
    </QueueFrame>
  );
}

interface QueueListProps extends QueuePaneProps {
  readonly list: RefObject<HTMLUListElement | null>;
}

function QueueList({ queue, member, list }: QueueListProps) {
  const t = useMessages(chatMessages);
  const errorText = useErrorText();
  const conversations = useInfiniteQuery(queueQuery(useStaff(), queue));
  const { data, isError, error, refetch, isFetching } = conversations;
  if (!data) {
    return isError ? (
      <ErrorState
        titleAs="p"
        title={t('The conversations could not be loaded')}
        text={errorText(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Stack gap={2} aria-busy style={{ padding: 12 }}>
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} shape="box" height={68} />
        ))}
      </Stack>
    );
  }
  const rows = data.pages.flatMap((page) => page.list);
  if (rows.length === 0) {
    return queue === 'waiting' ? (
      <EmptyState
        titleAs="p"
        icon={<Coffee />}
        title={t('Nobody waits')}
        text={t('Every member has an answer. New messages appear here at once.')}
      />
    ) : (
      <EmptyState titleAs="p" icon={<MessagesSquare />} title={t('No conversations here')} />
    );
  }
  return (
    <Rows ref={list} role="list">
      {rows.map((row) => (
        <QueueRow
          key={row.member_id}
          conversation={row}
          href={chatPath(queue, row.member_id)}
          isOpen={row.member_id === member}
        />
      ))}
      {conversations.hasNextPage && (
        <li>
          <Button
            variant="quiet"
            fullWidth
            loading={conversations.isFetchingNextPage}
            onClick={() => void conversations.fetchNextPage()}
          >
            {t('More conversations')}
          </Button>
        </li>
      )}
    </Rows>
  );
}
