import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import type { StaffOrderDetail } from '@mall/sdk/staff';
import { Button, Inline } from '@mall/ui';
import { useState } from 'react';
import { orderMessages } from '../messages/zh-TW/orders';
import { useDeskMutation } from '../session/useDeskMutation';
import { useStaff } from '../staff/StaffContext';
import { PayBackDialog } from './PayBackDialog';
import { useShowOrder } from './queries';
import { RefundDialog } from './RefundDialog';
import { ShipDialog } from './tracking/ShipDialog';

/** What the colleague may do with an order now, the next step first. */
export function OrderActions({ order }: { readonly order: StaffOrderDetail }) {
  const t = useMessages(orderMessages);
  const { orders } = useStaff();
  const { show } = useShowOrder();
  const { succeed, fail } = useToasts();
  const [open, setOpen] = useState<'ship' | 'cancel' | 'payBack'>();
  const { trans_order_id: o_id, next_states: next } = order;
  const advance = useDeskMutation(orders.advance, show);
  const confirmPaid = useDeskMutation(orders.confirmPaid, show);
  /** @returns whether the order is saved */
  const saved = (call: Promise<unknown>): Promise<boolean> =>
    call.then(
      () => {
        succeed(t('The order is saved'));
        return true;
      },
      (error: unknown) => {
        fail(error);
        return false;
      },
    );

  return (
    <Inline gap={3}>
      {next.includes('paid') && (
        <Button
          loading={confirmPaid.isPending}
          onClick={() => void saved(confirmPaid.mutateAsync(o_id))}
        >
          {t('Confirm the payment')}
        </Button>
      )}
      {next.includes('preparing') && (
        <Button
          loading={advance.isPending}
          onClick={() => void saved(advance.mutateAsync({ o_id, to: 'preparing' }))}
        >
          {t('Start preparing')}
        </Button>
      )}
      {next.includes('shipped') && <Button onClick={() => setOpen('ship')}>{t('Ship')}</Button>}
      {next.includes('arrived') && (
        <Button
          loading={advance.isPending}
          onClick={() => void saved(advance.mutateAsync({ o_id, to: 'arrived' }))}
        >
          {t('Arrived')}
        </Button>
      )}
      {next.includes('completed') && (
        <Button
          loading={advance.isPending}
          onClick={() => void saved(advance.mutateAsync({ o_id, to: 'completed' }))}
        >
          {t('Complete')}
        </Button>
      )}
      {next.includes('refunded') && (
        <Button onClick={() => setOpen('payBack')}>{t('Pay back')}</Button>
      )}
      {next.includes('refunding') && (
        <Button variant="secondary" onClick={() => setOpen('cancel')}>
          {t('Cancel and refund')}
        </Button>
      )}
      {open === 'ship' && (
        <ShipDialog
          orders={[{ o_id, recipient: order.shipping.recipient }]}
          isSaving={advance.isPending}
          onClose={() => setOpen(undefined)}
          onShip={([row]) => saved(advance.mutateAsync({ ...(row ?? { o_id }), to: 'shipped' }))}
        />
      )}
      {open === 'cancel' && <RefundDialog id={o_id} onClose={() => setOpen(undefined)} />}
      {open === 'payBack' && <PayBackDialog order={order} onClose={() => setOpen(undefined)} />}
    </Inline>
  );
}
