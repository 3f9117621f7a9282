import { useToasts } from '@mall/app/overlays';
import type { Batch, NewBatch, StaffOrder } from '@mall/sdk/staff';
import { useState, type ReactNode } from 'react';
import { useSession } from '../session/SessionContext';
import { useDeskMutation } from '../session/useDeskMutation';
import { useStaff } from '../staff/StaffContext';
import { BatchProgress } from './BatchProgress';
import { useShowOrder } from './queries';
import type { OrderToShip } from './tracking/OrderToShip';
import { ShipDialog } from './tracking/ShipDialog';

/** A batch of orders that runs, or has just ended. */
export interface OrderBatch {
  /** Starts a batch of some orders. @returns whether it was started. */
  readonly start: (input: NewBatch, orders: readonly StaffOrder[]) => Promise<boolean>;
  readonly isStarting: boolean;
  /** How far the batch is, and the dialog that ships the orders that it has prepared. */
  readonly notice: ReactNode;
}

/** Starts batches of orders, and shows how far the latest one is. */
export function useOrderBatch(): OrderBatch {
  const staff = useStaff();
  const { permissions } = useSession();
  const { fail } = useToasts();
  const { refetchAll } = useShowOrder();
  const [batch, setBatch] = useState<Batch>();
  // Prepared orders have left the list that they were chosen in.
  const [started, setStarted] = useState<readonly OrderToShip[]>([]);
  const [shipped, setShipped] = useState<ReadonlySet<string>>();
  const call = useDeskMutation((input: NewBatch) => staff.batches.start(input), setBatch);

  async function start(input: NewBatch, orders: readonly OrderToShip[]): Promise<boolean> {
    try {
      await call.mutateAsync(input);
      setStarted(orders);
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  }
  const toShip = started.filter(({ o_id }) => shipped?.has(o_id));
  return {
    start: (input, orders) =>
      start(
        input,
        orders.map(({ trans_order_id: o_id, recipient }) => ({ o_id, recipient })),
      ),
    isStarting: call.isPending,
    notice: (
      <>
        {batch && (
          <BatchProgress
            key={batch.id}
            started={batch}
            onEnd={refetchAll}
            onClose={() => setBatch(undefined)}
            onShip={
              permissions.includes('orders.ship') ? (ids) => setShipped(new Set(ids)) : undefined
            }
          />
        )}
        {shipped && (
          <ShipDialog
            orders={toShip}
            isSaving={call.isPending}
            onClose={() => setShipped(undefined)}
            onShip={(rows) => start({ kind: 'ship', rows: [...rows] }, toShip)}
          />
        )}
      </>
    ),
  };
}
