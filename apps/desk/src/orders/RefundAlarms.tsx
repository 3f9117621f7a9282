import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import type { StaffOrderDetail } from '@mall/sdk/staff';
import { Alert, Button, formatPrice } from '@mall/ui';
import { orderMessages } from '../messages/zh-TW/orders';
import { useSession } from '../session/SessionContext';
import { useDeskMutation } from '../session/useDeskMutation';
import { useStaff } from '../staff/StaffContext';
import { useShowOrder } from './queries';

/** The refunds of an order that may have been paid back twice, until a colleague dismisses each alarm. */
export function RefundAlarms({ order }: { readonly order: StaffOrderDetail }) {
  const t = useMessages(orderMessages);
  const { permissions } = useSession();
  const { orders } = useStaff();
  const { show, refetch } = useShowOrder();
  const { succeed, fail } = useToasts();
  const dismiss = useDeskMutation(orders.dismissRefundAlarm, show);
  const { trans_order_id: o_id } = order;

  async function dismissAlarm(refund: number): Promise<void> {
    try {
      await dismiss.mutateAsync({ o_id, refund });
      succeed(t('The alarm is dismissed'));
    } catch (error) {
      refetch(o_id);
      fail(error);
    }
  }

  return order.refunds
    .filter(({ paid_twice: isPaidTwice }) => isPaidTwice)
    .map(({ id, amount }) => (
      <Alert
        key={id}
        tone="danger"
        title={t('{0} may have been paid back twice', formatPrice(amount))}
        action={
          permissions.includes('orders.refund') && (
            <Button
              size="sm"
              variant="secondary"
              loading={dismiss.isPending}
              onClick={() => void dismissAlarm(id)}
            >
              {t('It is settled')}
            </Button>
          )
        }
      >
        {t(
          'A colleague paid it by hand, and the payment provider reported later that it had paid, too. Look it up there, and agree with the member what is returned.',
        )}
      </Alert>
    ));
}
