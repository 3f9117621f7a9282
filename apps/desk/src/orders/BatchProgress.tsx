import { useErrorText, useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import type { Batch } from '@mall/sdk/staff';
import { Alert, Button, Inline, Progress, Stack } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { Truck } from 'lucide-react';
import { useEffect } from 'react';
import { orderMessages } from '../messages/zh-TW/orders';
import { useDeskMutation } from '../session/useDeskMutation';
import { useStaff } from '../staff/StaffContext';

/** Milliseconds between two looks at a batch that is not done. */
const LOOK_EVERY = 1_000;

const TITLES = {
  prepare: 'Preparing {0} orders',
  ship: 'Shipping {0} orders',
  arrive: 'Delivering {0} orders',
  confirmPaid: 'Confirming {0} payments',
} as const;

export interface BatchProgressProps {
  /** The batch as it was started. */
  readonly started: Batch;
  /** Called when the batch has ended, and orders may have changed. */
  readonly onEnd: () => void;
  readonly onClose: () => void;
  /** Called with the prepared orders, to ship them next; undefined: the colleague may not ship. */
  readonly onShip: ((ids: readonly string[]) => void) | undefined;
}

const isOver = ({ state }: Batch): boolean => state === 'done' || state === 'cancelled';

/** How far a batch is: undo before it starts, progress, and the orders that could not be done. */
export function BatchProgress({ started, onEnd, onClose, onShip }: BatchProgressProps) {
  const t = useMessages(orderMessages);
  const errorText = useErrorText();
  const staff = useStaff();
  const { fail } = useToasts();
  const { id } = started;
  const { data: batch = started, refetch } = useQuery({
    queryKey: ['batch', id],
    queryFn: () => staff.batches.get(id),
    initialData: started,
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : LOOK_EVERY),
  });
  const cancel = useDeskMutation(() => staff.batches.cancel(id));
  const retry = useDeskMutation(() => staff.batches.retry(id));
  const { kind, state, total, succeeded, failed, starts_in } = batch;
  const ended = isOver(batch);
  useEffect(() => {
    if (ended) onEnd();
    // `onEnd` refetches lists; it is called once for each end.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ended]);

  const then = (call: Promise<unknown>) => void call.then(() => refetch(), fail);
  const prepared = batch.items.filter((item) => item.state === 'done').map(({ o_id }) => o_id);
  const failures = batch.items.filter((item) => item.state === 'failed');
  return (
    <Alert
      tone={failed > 0 ? 'warning' : ended ? 'success' : 'info'}
      title={t(TITLES[kind], total)}
      action={
        <Inline gap={2}>
          {state === 'waiting' && (
            <Button
              size="sm"
              variant="secondary"
              loading={cancel.isPending}
              onClick={() => then(cancel.mutateAsync())}
            >
              {t('Undo')}
            </Button>
          )}
          {state === 'done' && failed > 0 && (
            <Button
              size="sm"
              variant="secondary"
              loading={retry.isPending}
              onClick={() => then(retry.mutateAsync())}
            >
              {t('Try the failed ones again')}
            </Button>
          )}
          {state === 'done' && kind === 'prepare' && onShip && prepared.length > 0 && (
            <Button size="sm" startIcon={<Truck />} onClick={() => onShip(prepared)}>
              {t('Ship {0}', prepared.length)}
            </Button>
          )}
          {ended && (
            <Button size="sm" variant="quiet" onClick={onClose}>
              {t('Close')}
            </Button>
          )}
        </Inline>
      }
    >
      <Stack gap={2}>
        {state === 'cancelled' ? (
          t('Cancelled')
        ) : state === 'waiting' ? (
          t('Starts in {0} seconds', starts_in)
        ) : (
          <Progress
            label={t('{0} of {1} done', succeeded + failed, total)}
            value={Math.round(((succeeded + failed) / total) * 100)}
            end={`${succeeded + failed}/${total}`}
          />
        )}
        {failures.length > 0 && (
          <>
            <strong>{t('{0} could not be done', failed)}</strong>
            <ul>
              {failures.map(({ o_id, message }) => (
                <li key={o_id}>{`${o_id}：${message ?? errorText(null)}`}</li>
              ))}
            </ul>
          </>
        )}
      </Stack>
    </Alert>
  );
}
