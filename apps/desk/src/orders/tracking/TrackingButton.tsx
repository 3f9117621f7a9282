import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { readTrackingNumber } from '@mall/contract/text';
import type { StaffOrderDetail } from '@mall/sdk/staff';
import { Button, Dialog, Field, Input, Stack } from '@mall/ui';
import { useRef, useState } from 'react';
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
  const { succeed, fail } = useToasts();
  const { show } = useShowOrder();
  const save = useDeskMutation(orders.saveTracking, show);
  const [carrier, setCarrier] = useState(order.shipping.carrier ?? '');
  const [text, setText] = useState(order.shipping.tracking_number ?? '');
  const numberField = useRef<HTMLDivElement>(null);
  const number = readTrackingNumber(text);
  const isWrong = !/^[0-9A-Z]{0,40}$/.test(number);
  const store = () =>
    save
      .mutateAsync({ o_id: order.trans_order_id, carrier: carrier.trim(), tracking_number: number })
      .then(() => {
        succeed(t('The tracking number is saved'));
        onClose();
      }, fail);
  return (
    <Dialog
      open
      sheet
      onOpenChange={onClose}
      title={t('Correct the tracking number')}
      description={t('The customer sees the new number on the page of the order.')}
      initialFocus={numberField}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Close')}
          </Button>
          <Button disabled={isWrong} loading={save.isPending} onClick={() => void store()}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <div ref={numberField}>
          <Field
            label={t('Tracking number')}
            hint={
              number !== text && !isWrong && number !== '' ? t('Saved as {0}', number) : undefined
            }
            error={isWrong ? t('A tracking number has letters and digits only') : undefined}
          >
            <Input value={text} onChange={({ target }) => setText(target.value)} />
          </Field>
        </div>
        <CarrierField value={carrier} onChange={setCarrier} />
      </Stack>
    </Dialog>
  );
}
