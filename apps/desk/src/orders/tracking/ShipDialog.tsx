import { useMessages } from '@mall/app/messages';
import { Alert, Button, Checkbox, Dialog, Field, Stack, Text, Textarea } from '@mall/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useDraftText } from '../../edit/useDraftText';
import { useLeaveGuard } from '../../edit/LeaveGuard';
import { orderMessages } from '../../messages/zh-TW/orders';
import { CarrierField } from './CarrierField';
import type { OrderToShip } from './OrderToShip';
import { readTracking, type TrackingFault } from './readTracking';
import { ShipPreview } from './ShipPreview';

/** An order that is shipped, with its tracking number. */
export interface ShippedRow {
  readonly o_id: string;
  readonly carrier: string;
  readonly tracking_number: string;
}

export interface ShipDialogProps {
  /** In the order of the list. */
  readonly orders: readonly OrderToShip[];
  readonly isSaving?: boolean;
  readonly onClose: () => void;
  /** Starts to ship. @returns whether it has started; otherwise the dialog stays, with what was pasted */
  readonly onShip: (rows: readonly ShippedRow[]) => Promise<boolean>;
}

const FAULTS = {
  notSelected: 'this order is not selected',
  repeated: 'this order has another number already',
  severalOrders: 'it names several orders',
  noNumber: 'it has no tracking number of 8 letters and digits or more',
  severalNumbers: 'it has several numbers',
  rounded: 'the spreadsheet has rounded this number: format the column as text',
  unclear: 'it is not understood',
  noOrder: 'it has no order number, as the others have',
  noOrderLeft: 'there are more lines than orders',
  perhapsHeading: 'it may be a heading, or the line of the first order',
} as const satisfies Readonly<Record<TrackingFault, keyof typeof orderMessages>>;

const Footer = styled(Stack)`
  flex: 1 1 100%;
`;
/** Stays visible above the button: shipping cannot be undone. */
const Summary = styled(Stack)`
  max-height: 40dvh;
  overflow-y: auto;
`;
const List = styled.ul`
  margin: 0;
  padding-inline-start: 1.2em;
`;
const joined = (ids: readonly string[]): string => ids.join('、');

/** Ships the selected orders with pasted tracking numbers, which are shown beside their recipients first. */
export function ShipDialog({ orders, isSaving = false, onClose, onShip }: ShipDialogProps) {
  const t = useMessages(orderMessages);
  const [carrier, setCarrier] = useState('');
  const [oneParcel, setOneParcel] = useState('');
  const numbersField = useRef<HTMLDivElement>(null);
  const ids = orders.map(({ o_id }) => o_id);
  const { text, setText, clear } = useDraftText(`ship:${ids.join()}`);
  const mayClose = useLeaveGuard(text !== '', clear);
  const close = () =>
    void mayClose().then((mayLeave) => {
      if (mayLeave) onClose();
    });
  const { numbers, wrong, held: heldByLines, same } = readTracking(text, ids);
  const sameIds = joined(same.flat());
  // The answer is about these orders with this text.
  const question = `${sameIds}\n${text}`;
  const isOneParcel = sameIds !== '' && oneParcel === question;
  const held = new Set([...heldByLines, ...(isOneParcel ? [] : same.flat())]);
  const shipped = ids.filter((id) => !held.has(id));
  const without = shipped.filter((id) => !numbers.has(id));

  async function ship(): Promise<void> {
    const rows = shipped.map((o_id) => ({
      o_id,
      carrier: carrier.trim(),
      tracking_number: numbers.get(o_id) ?? '',
    }));
    if (!(await onShip(rows))) return;
    clear();
    onClose();
  }
  return (
    <Dialog
      open
      sheet
      size="lg"
      onOpenChange={close}
      title={t('Ship orders')}
      description={t(
        'Paste one line for each order: its number and the tracking number. Without order numbers the lines follow the order of the list.',
      )}
      initialFocus={numbersField}
      footer={
        <Footer gap={3}>
          <Summary gap={2} tabIndex={0} role="group" aria-label={t('Before you ship')}>
            {(wrong.length > 0 || same.length > 0) && (
              <Alert
                tone="warning"
                title={wrong.length > 0 && t('These lines are left out: {0}', wrong.length)}
              >
                {wrong.length > 0 && (
                  <List>
                    {wrong.map(({ line, fault }) => (
                      <li key={`${line} ${fault}`}>{t('Line {0}: {1}', line, t(FAULTS[fault]))}</li>
                    ))}
                  </List>
                )}
                {same.length > 0 && (
                  <Checkbox
                    label={t('These orders with the same number are in one parcel: {0}', sameIds)}
                    checked={isOneParcel}
                    onChange={({ target }) => setOneParcel(target.checked ? question : '')}
                  />
                )}
                {held.size > 0 &&
                  t(
                    'Not shipped before their numbers are right: {0}',
                    joined(ids.filter((id) => held.has(id))),
                  )}
              </Alert>
            )}
            {text.trim() !== '' && without.length > 0 && (
              <Text size="sm">{t('Shipped without a number: {0}', joined(without))}</Text>
            )}
            <Text size="sm" tone="muted">
              {t(
                '{0} orders have a number, {1} go without',
                shipped.length - without.length,
                without.length,
              )}
            </Text>
          </Summary>
          <Button disabled={shipped.length === 0} loading={isSaving} onClick={() => void ship()}>
            {t('Ship {0}', shipped.length)}
          </Button>
        </Footer>
      }
    >
      <Stack gap={4}>
        <CarrierField value={carrier} onChange={setCarrier} />
        <div ref={numbersField}>
          <Field label={t('Tracking numbers')}>
            <Textarea
              rows={4}
              style={{ maxHeight: '10em' }}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
        </div>
        <ShipPreview orders={orders} numbers={numbers} held={held} />
      </Stack>
    </Dialog>
  );
}
