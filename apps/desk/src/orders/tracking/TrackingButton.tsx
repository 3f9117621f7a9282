import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { readTrackingNumber } from '@mall/contract/text';
import type { StaffOrderDetail } from '@mall/sdk/staff';
import { Button, Field, Input } from '@mall/ui';
import { useState } from 'react';
import { EditDialog } from '../../edit/EditDialog';
import { useEditForm } from '../../edit/useEditForm';
import { orderMessages } from '../../messages/zh-TW/orders';
import { useSession } from '../../session/SessionContext';
import { useDeskMutation } from '../../session/useDeskMutation';
import { useStaff } from '../../staff/StaffContext';
import { useShowOrder } from '../queries';
import { CarrierField } from './CarrierField';

const SHIPPED: ReadonlySet<string> = new Set(['shipped', 'arrived', 'completed']);

/** Corrects the carrier and the tracking number of an order that was shipped. */
export function TrackingButton({ order }: { readonly order: StaffOrderDetail }) {
  const t = useMessages(orderMessages);
  const { permissions } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (!SHIPPED.has(order.state) || !permissions.includes('orders.ship')) return null;
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        {t('Correct the tracking number')}
      </Button>
      {isOpen && <TrackingDialog order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface TrackingDialogProps {
  readonly order: StaffOrderDetail;
  readonly onClose: () => void;
}

function TrackingDialog({ order, onClose }: TrackingDialogProps) {
  const t = useMessages(orderMessages);
  const { orders } = useStaff();
  const { succeed } = useToasts();
  const { show } = useShowOrder();
  const save = useDeskMutation(orders.saveTracking, show);
  const { trans_order_id: o_id, shipping } = order;
  const edit = useEditForm({
    schema: 'trackingForm',
    record: `tracking:${o_id}`,
    stored: {
      tracking_number: shipping.tracking_number ?? '',
      carrier: shipping.carrier ?? '',
    },
    save: ({ values }) => save.mutateAsync({ o_id, ...values }),
    onSaved() {
      succeed(t('The tracking number is saved'));
      onClose();
    },
  });
  const { form } = edit;
  const text = form.watch('tracking_number');
  const number = readTrackingNumber(text);
  const isWrong = !/^[0-9A-Z]{0,40}$/.test(number);
  return (
    <EditDialog
      edit={edit}
      fields={{
        tracking_number: { label: t('Tracking number') },
        carrier: { label: t('Carrier') },
      }}
      sheet
      title={t('Correct the tracking number')}
      description={t('The customer sees the new number on the page of the order.')}
      submit={t('Save')}
      isDisabled={isWrong}
      onClose={onClose}
    >
      <Field
        label={t('Tracking number')}
        hint={number !== text && !isWrong && number !== '' && t('Saved as {0}', number)}
        error={isWrong && t('A tracking number has letters and digits only')}
      >
        <Input {...form.register('tracking_number')} />
      </Field>
      <CarrierField
        value={form.watch('carrier')}
        onChange={(carrier) => form.setValue('carrier', carrier)}
      />
    </EditDialog>
  );
}
