import { useErrorText, useMessages, useTimeText } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import {
  Alert,
  Button,
  Field,
  Heading,
  Inline,
  OrderMessageList,
  Stack,
  Text,
  Textarea,
} from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderMessages } from '../messages/zh-TW/orders';
import { useDeskMutation } from '../session/useDeskMutation';
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
  const { succeed, fail } = useToasts();
  const messages = useQuery(orderMessagesQuery(staff, id));
  const { refetchMessages } = useShowOrder();
  const [text, setText] = useState('');
  const send = useDeskMutation(() => staff.orders.sendMessage({ o_id: id, text }));

  const submit = () =>
    send.mutateAsync().then(() => {
      setText('');
      succeed(t('The message is sent'));
      return refetchMessages(id);
    }, fail);

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
        <>
          <Field label={t('Message to the member')}>
            <Textarea rows={2} value={text} onChange={({ target }) => setText(target.value)} />
          </Field>
          <Inline justify="end">
            <Button
              variant="secondary"
              size="sm"
              disabled={text.trim() === ''}
              loading={send.isPending}
              onClick={() => void submit()}
            >
              {t('Send')}
            </Button>
          </Inline>
        </>
      )}
    </Stack>
  );
}
