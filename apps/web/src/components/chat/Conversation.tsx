import { retryableLazy } from '@mall/app/loading';
import { OverlayBoundary, useDialogs } from '@mall/app/overlays';
import { useDayName, useErrorText, useMessages } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import { CHAT_MEDIA_ACCEPT, useConfigs, type Chat, type RefusedFile } from '@mall/hooks';
import { Chip, EmptyState, Skeleton } from '@mall/ui';
import { ChatComposer, ChatLog, ChatMessages, TypingDots } from '@mall/ui/chat';
import { MessagesSquare } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { chatMessages } from '../../messages/zh-TW/chat';
import { to } from '../../paths/paths';
import { Bones, Foot, Frame, Middle, Questions } from './Conversation.styles';
import { ConversationHead } from './ConversationHead';
import { ConversationNotices } from './ConversationNotices';
import { LinkedMessage } from './LinkedMessage';
import { Hydrating } from '../../hydration/Hydrating';

const OrderPicker = retryableLazy(() => import('./OrderPicker'));

const QUESTIONS = [
  'When will my order arrive?',
  'How much is shipping?',
  'Can I return goods?',
] as const;

export interface ConversationProps {
  readonly chat: Chat;
  readonly titleAs: 'h1' | 'h2';
  /** A button at the start of the header. */
  readonly start?: ReactNode;
  /** Buttons at its end. */
  readonly actions?: ReactNode;
  /** An offer above the message field. */
  readonly offered?: ReactNode;
}

/** The member's conversation with the shop, on its own page and in the panel. */
export function Conversation({ chat, titleAs, start, actions, offered }: ConversationProps) {
  const t = useMessages(chatMessages);
  const { alert } = useDialogs();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [isChoosing, setIsChoosing] = useState(false);

  const isBroken = chat.connection.status === 'broken';
  useEffect(() => {
    if (!isBroken) return;
    void alert({
      title: t('System error'),
      text: t('The chat cannot be used at the moment. Please try again later.'),
    });
  }, [isBroken, alert, t]);

  const send = (text: string) => {
    setRefused([]);
    if (chat.send(text)) chat.write('');
  };
  return (
    <Frame aria-label={t('The conversation with customer service')}>
      <ConversationHead chat={chat} titleAs={titleAs} start={start} actions={actions} />
      <ConversationNotices chat={chat} refused={refused} />
      <Messages chat={chat} onAsk={send} />
      <Foot>
        {offered}
        <ChatComposer
          value={chat.draft}
          onValueChange={chat.write}
          onSend={send}
          onFiles={(files) => setRefused(chat.sendFiles(files))}
          accept={CHAT_MEDIA_ACCEPT}
          onChooseOrder={() => setIsChoosing(true)}
          placeholder={t('Type your message')}
        />
      </Foot>
      {isChoosing && (
        <OverlayBoundary onError={() => setIsChoosing(false)}>
          <Hydrating>
            <OrderPicker onChoose={chat.sendOrder} onClose={() => setIsChoosing(false)} />
          </Hydrating>
        </OverlayBoundary>
      )}
    </Frame>
  );
}

interface MessagesProps {
  readonly chat: Chat;
  readonly onAsk: (question: string) => void;
}

function Messages({ chat, onAsk }: MessagesProps) {
  const t = useMessages(chatMessages);
  const errorText = useErrorText();
  const dayName = useDayName();
  const shop = useConfigs().data?.common.store_name ?? '';
  if (chat.entries.length === 0 && chat.status === 'pending') return <Waiting />;
  if (chat.entries.length === 0 && chat.status === 'error') {
    return (
      <Middle>
        <QueryFailure
          query={{ error: chat.error, refetch: chat.retry }}
          titleAs="p"
          title={t('The conversation could not be loaded')}
        />
      </Middle>
    );
  }
  if (chat.entries.length === 0) {
    return (
      <Middle>
        <EmptyState
          titleAs="p"
          icon={<MessagesSquare />}
          title={t('How can we help?')}
          text={t('Ask about orders, shipping, returns or anything else.')}
          action={
            <Questions>
              {QUESTIONS.map((question) => (
                <Chip key={question} onPress={() => onAsk(t(question))}>
                  {t(question)}
                </Chip>
              ))}
            </Questions>
          }
        />
      </Middle>
    );
  }
  return (
    <ChatLog
      label={t('The conversation with customer service')}
      hasOlder={chat.hasOlder}
      isLoadingOlder={chat.isLoadingOlder}
      onOlder={chat.loadOlder}
      after={chat.isShopTyping && <TypingDots name={shop} />}
    >
      <ChatMessages
        entries={chat.entries}
        isConnected={chat.connection.status === 'open'}
        orderHref={to.order}
        dayText={dayName}
        errorText={errorText}
        renderText={renderText}
        onRetry={chat.retryMessage}
        onDiscard={chat.discard}
      />
    </ChatLog>
  );
}

const renderText = (text: string) => <LinkedMessage text={text} />;

/** A skeleton of the conversation. */
const Waiting = () => (
  <Bones aria-busy="true">
    <Skeleton shape="box" width="60%" height={44} />
    <Skeleton shape="box" width="45%" height={44} />
    <Skeleton shape="box" width="66%" height={68} />
    <Skeleton shape="box" width="36%" height={44} />
  </Bones>
);
