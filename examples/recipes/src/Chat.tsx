import { useMall } from '@mall/hooks';
import { useSession } from '@mall/hooks/session';
import { useChat } from '@mall/hooks/chat';
import { errorText } from '@mall/sdk';
import { dayText } from '@mall/sdk/time';
import { ChatComposer, ChatLog, ChatMessages, TypingDots } from '@mall/ui/chat';
import { Alert, Button, EmptyState, ErrorState, Link, Skeleton } from '@mall/ui/kit';

/** The pages of your site that the chat links to. */
const pages = {
  login: '#login',
  order: (id: string) => `#order-${id}`,
};

/** The conversation of a member with the shop. A guest has none and signs in first. */
export function Chat() {
  const mall = useMall();
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
        <ChatMessages
          entries={chat.entries}
          isConnected={status === 'open'}
          orderHref={pages.order}
          dayText={(day) => dayText(day, mall.now())}
          errorText={errorText}
          onRetry={chat.retryMessage}
          onDiscard={chat.discard}
        />
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
