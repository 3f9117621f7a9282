import { useMessages } from '@mall/app/messages';
import { EmptyState } from '@mall/ui';
import { MessagesSquare } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { chatMessages } from '../messages/zh-TW/chat';
import { PageTitle } from '../page/PageTitle';
import { AnsweredDialog } from './AnsweredDialog';
import { Center, Panes } from './ChatPage.styles';
import { Conversation } from './Conversation';
import { QueuePane } from './QueuePane';
import { queueOf } from './queues';

/** `/desk/chat` and `/desk/chat/:member`: a queue of conversations, and the open one. */
export default function ChatPage() {
  const t = useMessages(chatMessages);
  const { member: id } = useParams();
  const [search] = useSearchParams();
  const queue = queueOf(search);
  const member = id === undefined ? undefined : Number(id);
  return (
    <Panes data-open={member !== undefined || undefined}>
      <QueuePane queue={queue} member={member} />
      {member === undefined ? (
        <Center>
          <PageTitle>{t('Customer chats')}</PageTitle>
          <EmptyState
            titleAs="p"
            icon={<MessagesSquare />}
            title={t('Choose a conversation')}
            text={t('The one that waits longest is at the top.')}
          />
        </Center>
      ) : (
        <Conversation key={member} member={member} queue={queue} />
      )}
      <AnsweredDialog />
    </Panes>
  );
}
