import { useMessages } from '@mall/app/messages';
import { useDialogs, useToasts } from '@mall/app/overlays';
import type { StaffOrderDetail } from '@mall/sdk/staff';
import { Button, formatPrice, Inline } from '@mall/ui';
import { useState } from 'react';
import { orderMessages } from '../messages/zh-TW/orders';
import { useDeskMutation } from '../session/useDeskMutation';
import { useStaff } from '../staff/StaffContext';
import { amountLeft } from './linesRefund';
import { useShowOrder } from './queries';
import { RefundDialog } from './RefundDialog';
import { ShipDialog } from './tracking/ShipDialog';

/** What the colleague may do with an order now, the next step first. */
export function OrderActions({ order }: { readonly order: StaffOrderDetail }) {
  const t = useMessages(orderMessages);
  const { orders } = useStaff();
  const { show } = useShowOrder();
  const { succeed, fail } = useToasts();
  const { askConfirmation } = useDialogs();
  const [open, setOpen] = useState<'ship' | 'refund'>();
  const { trans_order_id: o_id, next_states: next } = order;
  const advance = useDeskMutation(orders.advance, show);
  const confirmPaid = useDeskMutation(orders.confirmPaid, show);
  const requestRefund = useDeskMutation(orders.requestRefund, show);
  const refund = useDeskMutation(orders.refund, show);
  const then = (call: Promise<unknown>) =>
    void call.then(() => {
      setOpen(undefined);
      succeed(t('The order is saved'));
    }, fail);

  async function payBack(byHand: boolean): Promise<void> {
    const amount = formatPrice(amountLeft(order));
    const isSure = await askConfirmation({
      title: t('Pay back {0} now?', amount),
      text: byHand
        ? t(
            'This payment cannot be paid back by the provider. Transfer the money to the member first, then confirm.',
          )
        : order.refund_way === 'after_closing'
          ? t('The payment provider pays it back after its next closing (20:30).')
          : t('The payment provider pays it back to the card.'),
      confirm: byHand ? t('I paid it back by hand') : t('Pay back'),
      cancel: t('Cancel'),
    });
    if (isSure) then(refund.mutateAsync({ o_id, by_hand: byHand }));
  }

  return (
    <Inline gap={3}>
      {next.includes('paid') && (
        <Button loading={confirmPaid.isPending} onClick={() => then(confirmPaid.mutateAsync(o_id))}>
          {t('Confirm the payment')}
        </Button>
      )}
      {next.includes('preparing') && (
        <Button
          loading={advance.isPending}
          onClick={() => then(advance.mutateAsync({ o_id, to: 'preparing' }))}
        >
          {t('Start preparing')}
        </Button>
      )}
      {next.includes('shipped') && <Button onClick={() => setOpen('ship')}>{t('Ship')}</Button>}
      {next.includes('arrived') && (
        <Button
          loading={advance.isPending}
          onClick={() => then(advance.mutateAsync({ o_id, to: 'arrived' }))}
        >
          {t('Arrived')}
        </Button>
      )}
      {next.includes('completed') && (
        <Button
          loading={advance.isPending}
          onClick={() => then(advance.mutateAsync({ o_id, to: 'completed' }))}
        >
          {t('Complete')}
        </Button>
      )}
      {next.includes('refunded') && (
        <Button
          loading={refund.isPending}
          onClick={() => void payBack(order.refund_way === 'by_hand')}
        >
          {t('Pay back')}
        </Button>
      )}
      {next.includes('refunding') && (
        <Button variant="secondary" onClick={() => setOpen('refund')}>
          {t('Cancel and refund')}
        </Button>
      )}
      {open === 'ship' && (
        <ShipDialog
          orders={[{ o_id, recipient: order.shipping.recipient }]}
          isSaving={advance.isPending}
          onClose={() => setOpen(undefined)}
          onShip={([row]) => then(advance.mutateAsync({ ...(row ?? { o_id }), to: 'shipped' }))}
        />
      )}
      {open === 'refund' && (
        <RefundDialog
          amount={order.refund_amount ?? amountLeft(order)}
          isSaving={requestRefund.isPending}
          onClose={() => setOpen(undefined)}
          onConfirm={(reason) => then(requestRefund.mutateAsync({ o_id, reason }))}
        />
      )}
    </Inline>
  );
}
