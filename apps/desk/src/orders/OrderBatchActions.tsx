import { useMessages } from '@mall/app/messages';
import type { NewBatch, OrderView, StaffOrder } from '@mall/sdk/staff';
import { Button, formatPrice, Text } from '@mall/ui';
import { BadgeCheck, PackageCheck, Printer, Truck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { orderMessages } from '../messages/zh-TW/orders';
import { useSession } from '../session/SessionContext';
import { ShipDialog } from './tracking/ShipDialog';

export interface OrderBatchActionsProps {
  readonly view: OrderView | undefined;
  /** The selected orders, in the order of the list. */
  readonly orders: readonly StaffOrder[];
  readonly isStarting: boolean;
  /** Starts a batch. @returns whether it was started. */
  readonly onStart: (batch: NewBatch) => Promise<boolean>;
}

/** What the colleague may do with the selected orders of a view, the next step of their work. */
export function OrderBatchActions({ view, orders, isStarting, onStart }: OrderBatchActionsProps) {
  const t = useMessages(orderMessages);
  const { permissions } = useSession();
  const navigate = useNavigate();
  const [isShipping, setIsShipping] = useState(false);
  const ids = orders.map(({ trans_order_id: id }) => id);
  const rows = ids.map((o_id) => ({ o_id }));
  const mayShip = permissions.includes('orders.ship');
  const printed = `/orders/print?${ids.map((id) => `id=${id}`).join('&')}`;

  async function printAndPick(): Promise<void> {
    if (await onStart({ kind: 'prepare', rows })) {
      window.open(`/desk${printed}`, '_blank', 'noopener');
    }
  }

  return (
    <>
      {view === 'toPick' && mayShip ? (
        <Button
          size="sm"
          startIcon={<Printer />}
          loading={isStarting}
          onClick={() => void printAndPick()}
        >
          {t('Print and pick')}
        </Button>
      ) : (
        permissions.includes('orders.print') && (
          <Button
            size="sm"
            variant="secondary"
            startIcon={<Printer />}
            onClick={() => void navigate(printed)}
          >
            {t('Print')}
          </Button>
        )
      )}
      {view === 'toShip' && mayShip && (
        <Button size="sm" startIcon={<Truck />} onClick={() => setIsShipping(true)}>
          {t('Ship {0}', ids.length)}
        </Button>
      )}
      {view === 'inTransit' && mayShip && (
        <Button
          size="sm"
          startIcon={<PackageCheck />}
          loading={isStarting}
          onClick={() => void onStart({ kind: 'arrive', rows })}
        >
          {t('Mark as arrived')}
        </Button>
      )}
      {view === 'toConfirm' && permissions.includes('orders.confirmPaid') && (
        <>
          <Text as="span">
            {t(
              '{0} in all',
              formatPrice(orders.reduce((sum, { final_amount }) => sum + final_amount, 0)),
            )}
          </Text>
          <Button
            size="sm"
            startIcon={<BadgeCheck />}
            loading={isStarting}
            onClick={() => void onStart({ kind: 'confirmPaid', rows })}
          >
            {t('Confirm {0} payments', ids.length)}
          </Button>
        </>
      )}
      {isShipping && (
        <ShipDialog
          orders={orders.map(({ trans_order_id: o_id, recipient }) => ({ o_id, recipient }))}
          onClose={() => setIsShipping(false)}
          isSaving={isStarting}
          onShip={(shipped) => onStart({ kind: 'ship', rows: [...shipped] })}
        />
      )}
    </>
  );
}
