import { useSession } from '@mall/hooks/session';
import { useChat, type ChatEntry } from '@mall/hooks/chat';
import type { ChatMessage } from '@mall/sdk';
import {
  ChatBubble,
  ChatComposer,
  ChatDay,
  ChatLog,
  ChatMedia,
  ChatOrder,
  TypingDots,
} from '@mall/ui/chat';
import { Alert, Button, EmptyState, ErrorState, Link, LinkedText, Skeleton } from '@mall/ui/kit';
import { Fragment } from 'react';

/** The pages of your site that the chat links to. */
const pages = {
  login: '#login',
  order: (id: string) => `#order-${id}`,
};

/** The day of a message in Taipei, such as 11/20（五）. */
const dayFormat = new Intl.DateTimeFormat('zh-TW', {
  ...{ month: 'numeric', day: 'numeric', weekday: 'narrow', timeZone: 'UTC' },
});
const dayOf = (entry: ChatEntry | undefined): string | undefined =>
  entry?.status === 'sent' ? entry.message.create_time.slice(0, 10) : undefined;

/** Content of a stored message: text, picture, video or order. */
function Content({ message }: { message: ChatMessage }) {
  switch (message.type) {
    case 1:
      return <LinkedText>{message.text}</LinkedText>;
    case 2:
      return <ChatMedia kind="picture" src={message.url} />;
    case 3:
      return <ChatMedia kind="video" src={message.url} poster={message.video_image} />;
    case 4:
      return <ChatOrder order={message.order} href={pages.order(message.order.trans_order_id)} />;
  }
}

interface EntryProps {
  entry: ChatEntry;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A stored message, or an own message that is still being sent. */
function Entry({ entry, onRetry, onDiscard }: EntryProps) {
  if (entry.status !== 'sent')
    return (
      <ChatBubble
        state={entry.status}
        onRetry={entry.canRetry ? onRetry : undefined}
        onDiscard={onDiscard}
      >
        {entry.content.type === 1 && <LinkedText>{entry.content.text}</LinkedText>}
      </ChatBubble>
    );
  const { from_user, create_name, create_time, admin_read } = entry.message;
  return (
    <ChatBubble
      author={from_user ? undefined : { name: create_name }}
      time={create_time.slice(11, 16)}
      read={from_user && admin_read}
    >
      <Content message={entry.message} />
    </ChatBubble>
  );
}

/** The conversation of a member with the shop. A guest has none and signs in first. */
export function Chat() {
  const session = useSession();
  const chat = useChat();
  if (!session)
    return (
      <EmptyState
        title="登入後聯絡客服"
        text="對話會留在您的帳號裡。"
        action={
          <Button asChild>
            <Link href={pages.login}>登入</Link>
          </Button>
        }
      />
    );
  if (chat.status === 'error') return <ErrorState title="對話載入失敗" onRetry={chat.retry} />;
  if (chat.status === 'pending') return <Skeleton lines={6} />;
  const { status } = chat.connection;
  return (
    <div
      style={{
        display: 'grid',
        gridTemplate: 'auto 1fr auto / minmax(0, 1fr)',
        gap: 12,
        height: 520,
      }}
    >
      <div>
        {(status === 'waiting' || status === 'broken') && (
          <Alert
            tone="warning"
            action={
              status === 'broken' && (
                <Button size="sm" variant="secondary" onClick={chat.retry}>
                  重新連線
                </Button>
              )
            }
          >
            目前連不上客服，您寫的訊息會在恢復連線後自動送出。
          </Alert>
        )}
      </div>
      <ChatLog
        label="與客服的對話"
        hasOlder={chat.hasOlder}
        isLoadingOlder={chat.isLoadingOlder}
        onOlder={chat.loadOlder}
        after={
          <>
            {chat.entries.length === 0 && (
              <EmptyState
                titleAs="p"
                title="需要什麼幫忙嗎？"
                text="訂單、運費、退換貨，都可以問。"
              />
            )}
            {chat.isShopTyping && <TypingDots name="客服" />}
          </>
        }
      >
        {chat.entries.map((entry, at) => {
          const day = dayOf(entry);
          const isNewDay = day !== undefined && day !== dayOf(chat.entries[at - 1]);
          return (
            <Fragment key={entry.key}>
              {isNewDay && <ChatDay>{dayFormat.format(new Date(day))}</ChatDay>}
              <Entry
                entry={entry}
                onRetry={() => chat.retryMessage(entry.key)}
                onDiscard={() => chat.discard(entry.key)}
              />
            </Fragment>
          );
        })}
      </ChatLog>
      <ChatComposer
        value={chat.draft}
        placeholder="想問什麼呢？"
        onValueChange={chat.write}
        onSend={(text) => {
          if (chat.send(text)) chat.write('');
        }}
      />
    </div>
  );
}
