import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { useWithdrawRefund } from '@mall/hooks';
import type { OrderDetail } from '@mall/sdk';
import { Button, Inline } from '@mall/ui';
import { orderMessages } from '../../messages/zh-TW/orders';

/** Withdraws the cancellation or the refund that the member asked for; the order then continues. */
export function WithdrawRefund({ order }: { readonly order: OrderDetail }) {
  const t = useMessages(orderMessages);
  const { succeed, fail } = useToasts();
  const { mutate: withdraw, isPending } = useWithdrawRefund(order.trans_order_id);
  const hasArrived = order.timeline.some(({ state }) => state === 'arrived');
  return (
    <Inline justify="center">
      <Button
        variant="quiet"
        loading={isPending}
        onClick={() =>
          withdraw(undefined, {
            onSuccess: () => succeed(t('Your order will be processed as usual')),
            onError: fail,
          })
        }
      >
        {hasArrived ? t('Withdraw refund request') : t('Keep my order after all')}
      </Button>
    </Inline>
  );
}
