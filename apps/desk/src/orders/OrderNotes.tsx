import { useMessages, useTimeText } from '@mall/app/messages';
import type { StaffOrderDetail } from '@mall/sdk/staff';
import { Heading, Stack, Text } from '@mall/ui';
import { WriteForm } from '../edit/WriteForm';
import { orderMessages } from '../messages/zh-TW/orders';
import { useMutationOnce } from '../session/useMutationOnce';
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
  const id = order.trans_order_id;
  const add = useMutationOnce(
    `note:${id}`,
    (text: string, options) => orders.addNote({ o_id: id, text }, options),
    useShowOrder().show,
  );
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
        <WriteForm
          record={`note:${id}`}
          label={t('Add a note')}
          button={t('Add a note')}
          success={t('The note is saved')}
          sending={add.isPending}
          onSend={(text) => add.mutateAsync(text)}
        />
      )}
    </Stack>
  );
}
