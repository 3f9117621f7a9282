import { useMessages } from '@mall/app/messages';
import { Alert, Button, Dialog, Field, Input, Stack, Text, Textarea } from '@mall/ui';
import { useRef, useState } from 'react';
import { orderMessages } from '../messages/zh-TW/orders';
import { readTracking, type TrackingFault } from './readTracking';

/** An order that is shipped, with its tracking number. */
export interface ShippedRow {
  readonly o_id: string;
  readonly carrier: string;
  readonly tracking_number: string;
}

export interface ShipDialogProps {
  /** The numbers of the orders, in the order of the list. */
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onShip: (rows: readonly ShippedRow[]) => void;
}

const FAULTS = {
  notSelected: 'this order is not selected',
  repeated: 'this order has a line already',
  notANumber: 'a tracking number has letters and digits only',
  noOrderLeft: 'there is no order left for it',
} as const satisfies Readonly<Record<TrackingFault, keyof typeof orderMessages>>;

/** Ships the selected orders with pasted tracking numbers; lines that cannot be used are named. */
export function ShipDialog({ ids, onClose, onShip }: ShipDialogProps) {
  const t = useMessages(orderMessages);
  const [carrier, setCarrier] = useState('');
  const [text, setText] = useState('');
  const numbersField = useRef<HTMLDivElement>(null);
  const { numbers, wrong, held } = readTracking(text, ids);
  const shipped = ids.filter((id) => !held.has(id));
  return (
    <Dialog
      open
      sheet
      onOpenChange={onClose}
      title={t('Ship orders')}
      description={t(
        'Paste one line for each order: its number and the tracking number. Without order numbers the lines follow the order of the list.',
      )}
      initialFocus={numbersField}
      footer={
        <Button
          disabled={shipped.length === 0}
          onClick={() =>
            onShip(
              shipped.map((o_id) => ({
                o_id,
                carrier: carrier.trim(),
                tracking_number: numbers.get(o_id) ?? '',
              })),
            )
          }
        >
          {t('Ship {0}', shipped.length)}
        </Button>
      }
    >
      <Stack gap={4}>
        <Field label={t('Carrier')}>
          <Input value={carrier} onChange={({ target }) => setCarrier(target.value)} />
        </Field>
        <div ref={numbersField}>
          <Field label={t('Tracking numbers')}>
            <Textarea rows={6} value={text} onChange={({ target }) => setText(target.value)} />
          </Field>
        </div>
        <Text size="sm" tone="muted">
          {t(
            '{0} orders have a number, {1} go without',
            numbers.size,
            shipped.length - numbers.size,
          )}
        </Text>
        {wrong.length > 0 && (
          <Alert tone="warning" title={t('These lines are left out: {0}', wrong.length)}>
            <ul>
              {wrong.map(({ line, fault }) => (
                <li key={line}>{t('Line {0}: {1}', line, t(FAULTS[fault]))}</li>
              ))}
            </ul>
            {held.size > 0 &&
              t('Not shipped before their numbers are right: {0}', [...held].join('、'))}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
