import { useErrorText, useMessages, useTimeText } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import { useOrderMessages, useTextDraft } from '@mall/hooks';
import { Alert, Button, CommentForm, Heading, OrderMessageList, Skeleton, Text } from '@mall/ui';
import { useState } from 'react';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { orderMessages } from '../../messages/zh-TW/orders';

/** The messages between member and shop about an order, and a message field. */
export function OrderMessages({ order }: { readonly order: string }) {
  const t = useMessages(orderMessages);
  const timeText = useTimeText();
  const errorText = useErrorText();
  const thread = useOrderMessages(order);
  const { messages, status, send } = thread;
  const draft = useTextDraft(`order.${order}`);
  const [refusal, setRefusal] = useState<unknown>(null);

  const submit = () => {
    setRefusal(null);
    void draft.send(send.mutateAsync).catch(setRefusal);
  };

  return (
    <CheckoutSection aria-labelledby="messages">
      <Heading level={2} size="lg" id="messages">
        {t('Message us about this order')}
      </Heading>
      {status === 'pending' && (
        <div aria-busy>
          <Skeleton lines={2} />
        </div>
      )}
      {thread.error && (
        <QueryFailure query={thread} titleAs="h3" title={t('The messages could not be loaded')} />
      )}
      {status === 'success' && messages.length === 0 && (
        <Text tone="muted">
          {t('Any questions about this order? Write to us here and we will reply.')}
        </Text>
      )}
      {messages.length > 0 && (
        <OrderMessageList
          label={t('Messages about this order')}
          messages={messages}
          time={timeText}
          hasEarlier={thread.hasEarlier}
          isLoadingEarlier={thread.isLoadingEarlier}
          onLoadEarlier={thread.loadEarlier}
        />
      )}
      <CommentForm
        value={draft.text}
        onValueChange={draft.write}
        placeholder={t('Write a message…')}
        sending={send.isPending}
        onSend={submit}
      />
      {refusal !== null && (
        <Alert
          tone="danger"
          title={t('Not sent')}
          action={
            <Button size="sm" variant="secondary" loading={send.isPending} onClick={submit}>
              {t('Retry')}
            </Button>
          }
        >
          {errorText(refusal)}
        </Alert>
      )}
    </CheckoutSection>
  );
}
