import { useMessages, useTimeText } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import type { StaffOrderDetail } from '@mall/sdk/staff';
import { Button, Field, Heading, Inline, Stack, Text, Textarea } from '@mall/ui';
import { useState } from 'react';
import { orderMessages } from '../messages/zh-TW/orders';
import { useDeskMutation } from '../session/useDeskMutation';
import { useStaff } from '../staff/StaffContext';
import { useShowOrder } from './queries';

export interface OrderNotesProps {
  readonly order: StaffOrderDetail;
  readonly mayWrite: boolean;
}

/** The notes of colleagues about an order. */
export function OrderNotes({ order, mayWrite }: OrderNotesProps) {
  const t = useMessages(orderMessages);
  const timeText = useTimeText();
  const { orders } = useStaff();
  const { succeed, fail } = useToasts();
  const add = useDeskMutation(orders.addNote, useShowOrder().show);
  const [text, setText] = useState('');

  const save = () =>
    add.mutateAsync({ o_id: order.trans_order_id, text }).then(() => {
      setText('');
      succeed(t('The note is saved'));
    }, fail);

  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={2} size="lg">
          {t('Notes of colleagues')}
        </Heading>
        <Text size="sm" tone="muted">
          {t('Only colleagues read them.')}
        </Text>
      </Stack>
      {order.notes.map((note) => (
        <Stack key={note.id} gap={0}>
          <Text style={{ whiteSpace: 'pre-wrap' }}>{note.text}</Text>
          <Text size="sm" tone="muted">
            {`${note.author}・${timeText(note.create_time)}`}
          </Text>
        </Stack>
      ))}
      {mayWrite && (
        <>
          <Field label={t('Add a note')}>
            <Textarea rows={2} value={text} onChange={({ target }) => setText(target.value)} />
          </Field>
          <Inline justify="end">
            <Button
              variant="secondary"
              size="sm"
              disabled={text.trim() === ''}
              loading={add.isPending}
              onClick={() => void save()}
            >
              {t('Add a note')}
            </Button>
          </Inline>
        </>
      )}
    </Stack>
  );
}
