import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { Field, formatPrice, Stack, Textarea } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { EditDialog } from '../edit/EditDialog';
import { useEditForm } from '../edit/useEditForm';
import { orderMessages } from '../messages/zh-TW/orders';
import { useStaff } from '../staff/StaffContext';
import { refundPreviewQuery } from './queries';
import { RefundSums } from './RefundSums';
import { useRefundCall } from './useRefundCall';

export interface RefundDialogProps {
  /** The number of the order. */
  readonly id: string;
  readonly onClose: () => void;
}

/** Asks for the reason of a cancellation, which the member reads, and names the sum to pay back. */
export function RefundDialog({ id, onClose }: RefundDialogProps) {
  const t = useMessages(orderMessages);
  const staff = useStaff();
  const { succeed } = useToasts();
  const { data, error, isFetching } = useQuery(refundPreviewQuery(staff, id, { kind: 'order' }));
  const cancel = useRefundCall('requestRefund', staff.orders.requestRefund);
  const edit = useEditForm({
    schema: 'refundReasonForm',
    record: `cancel:${id}`,
    stored: { reason: '' },
    save: ({ values }) => cancel.send({ o_id: id, amount: data?.amount ?? 0, ...values }),
    onSaved() {
      succeed(t('The order is saved'));
      onClose();
    },
  });

  return (
    <EditDialog
      edit={edit}
      fields={{ reason: { label: t('Reason') } }}
      sheet
      title={
        data
          ? t('Cancel this order and refund {0}?', formatPrice(data.amount))
          : t('Cancel and refund')
      }
      description={t('The member reads the reason. Items that were not shipped are sold again.')}
      submit={data && t('Cancel and refund')}
      isDisabled={isFetching}
      onClose={onClose}
    >
      <Stack gap={4}>
        <RefundSums id={id} preview={{ data, error }} />
        <Field required label={t('Reason')} error={edit.form.formState.errors.reason?.message}>
          <Textarea {...edit.form.register('reason')} />
        </Field>
      </Stack>
    </EditDialog>
  );
}
