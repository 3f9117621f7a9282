import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { QueryFailure } from '@mall/app/queries';
import type { OrderInChat } from '@mall/hooks/chat';
import type { ChatQueue, MemberContact } from '@mall/sdk/staff';
import { Button, Drawer, Skeleton } from '@mall/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useScreenKeys } from '../keyboard/useScreenKeys';
import { chatMessages } from '../messages/zh-TW/chat';
import { PageTitle } from '../page/PageTitle';
import { useStaff } from '../staff/StaffContext';
import { AnswerComposer } from './AnswerComposer';
import { useChatDesk } from './ChatContext';
import { Center, Middle, Side } from './ChatPage.styles';
import { ConversationHead } from './ConversationHead';
import { ConversationMessages } from './ConversationMessages';
import { MemberPane } from './MemberPane';
import { conversationQuery, historyQuery, messagesOf, queueQuery } from './queries';
import { chatPath, nextWaiting, WRITES } from './queues';
import { useConversationActions } from './useConversationActions';
import { useMarkRead } from './useMarkRead';

export interface ConversationProps {
  readonly member: number;
  readonly queue: ChatQueue;
}

/** A conversation: messages, the field for an answer, and the member beside it. The keys r and e write and resolve. */
export function Conversation({ member, queue }: ConversationProps) {
  const t = useMessages(chatMessages);
  const staff = useStaff();
  const navigate = useNavigate();
  const { succeed } = useToasts();
  const { outbox } = useChatDesk();
  const conversation = useQuery(conversationQuery(staff, member));
  const history = useInfiniteQuery(historyQuery(staff, member));
  const messages = messagesOf(history.data?.pages);
  const actions = useConversationActions(member);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMemberShown, showMember] = useState(false);
  const [contact, setContact] = useState<MemberContact>();
  const seenId = messages.at(-1)?.id ?? 0;
  useMarkRead(member, messages);
  useScreenKeys({
    r: () => field.current?.focus(),
    e: () => {
      if (conversation.data && conversation.data.state !== 'resolved') actions.resolve(seenId);
    },
  });

  async function goOn(): Promise<void> {
    const { rows } = await queueQuery(staff, 'waiting').read(undefined);
    const next = nextWaiting(rows, member);
    if (next) await navigate(chatPath('waiting', next.member_id), { state: WRITES });
    else succeed(t('Nobody else waits'));
  }
  const send = (text: string, goesOn: boolean) => {
    outbox.send(member, { type: 1, text }, seenId);
    if (goesOn) void goOn();
  };

  const sendOrder = ({ trans_order_id, state_text, index_img, final_amount }: OrderInChat) => {
    const order = { trans_order_id, state_text, index_img, final_amount };
    outbox.send(member, { type: 4, order }, seenId);
    showMember(false);
  };

  if (!conversation.data) {
    return (
      <Center>
        <PageTitle>{t('Conversation')}</PageTitle>
        {conversation.isError || !Number.isSafeInteger(member) ? (
          <QueryFailure
            query={conversation}
            title={t('The conversation could not be loaded')}
            action={
              <Button asChild variant="quiet">
                <Link to={chatPath(queue)}>{t('Back to the list')}</Link>
              </Button>
            }
          />
        ) : (
          <div aria-busy style={{ padding: 16 }}>
            <Skeleton shape="box" height={320} />
          </div>
        )}
      </Center>
    );
  }
  const { data } = conversation;
  const pane = (
    <MemberPane
      conversation={data}
      contact={contact}
      onReveal={setContact}
      onSendOrder={sendOrder}
    />
  );
  return (
    <>
      <Middle aria-label={t('The conversation with {0}', data.name)}>
        <PageTitle>{data.name}</PageTitle>
        <ConversationHead
          conversation={data}
          back={chatPath(queue)}
          actions={actions}
          onResolve={() => actions.resolve(seenId)}
          onShowMember={() => showMember(true)}
        />
        <ConversationMessages
          conversation={data}
          messages={messages}
          onRetry={(key) => outbox.retry(member, key, seenId)}
        />
        <AnswerComposer member={member} name={data.name} field={field} onSend={send} />
      </Middle>
      <Side aria-label={t('About {0}', data.name)}>{pane}</Side>
      <Drawer open={isMemberShown} onOpenChange={showMember} title={t('About {0}', data.name)}>
        {pane}
      </Drawer>
    </>
  );
}
