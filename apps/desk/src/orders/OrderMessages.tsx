import { useErrorText, useMessages, useTimeText } from '@mall/app/messages';
import { Alert, Heading, OrderMessageList, Stack, Text } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { WriteForm } from '../edit/WriteForm';
import { orderMessages } from '../messages/zh-TW/orders';
import { useMutationOnce } from '../session/useMutationOnce';
import { useStaff } from '../staff/StaffContext';
import { orderMessagesQuery, useShowOrder } from './queries';

export interface OrderMessagesProps {
  /** The number of the order. */
  readonly id: string;
  readonly mayWrite: boolean;
}

/** The messages between the member and the shop about an order. */
export function OrderMessages({ id, mayWrite }: OrderMessagesProps) {
  const t = useMessages(orderMessages);
  const timeText = useTimeText();
  const errorText = useErrorText();
  const staff = useStaff();
  const messages = useQuery(orderMessagesQuery(staff, id));
  const { refetchMessages } = useShowOrder();
  const send = useMutationOnce(
    `message:${id}`,
    (text: string, options) => staff.orders.sendMessage({ o_id: id, text }, options),
    () => void refetchMessages(id),
  );

  return (
    <Stack gap={4}>
      <Heading level={2} size="lg">
        {t('Messages with the member')}
      </Heading>
      {messages.isError && <Alert tone="danger">{errorText(messages.error)}</Alert>}
      {messages.data?.length === 0 && <Text tone="muted">{t('No messages yet.')}</Text>}
      {messages.data && messages.data.length > 0 && (
        <OrderMessageList
          label={t('Messages with the member')}
          messages={messages.data.toReversed()}
          time={timeText}
        />
      )}
      {mayWrite && (
        <WriteForm
          record={`message:${id}`}
          label={t('Message to the member')}
          button={t('Send')}
          success={t('The message is sent')}
          sending={send.isPending}
          onSend={(text) => send.mutateAsync(text)}
        />
      )}
    </Stack>
  );
}
