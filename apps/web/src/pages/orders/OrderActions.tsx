import type { OrderDetail } from '@mall/sdk';
import { Inline } from '@mall/ui';
import { PayAgain } from '../../components/checkout/PayAgain';
import { RepayButton } from '../../components/checkout/RepayButton';
import { BuyAgain } from '../../components/orders/BuyAgain';
import { hasSlips } from '../../components/orders/PaymentSlips';

/** What a member most likely does with an order: pay it, or buy it again. */
export function OrderActions({ order }: { readonly order: OrderDetail }) {
  const { trans_order_id, can_pay, payment } = order;
  const isDeclined = !hasSlips(order) && payment.failure !== null;
  return (
    <Inline gap={3}>
      {can_pay && isDeclined && <PayAgain order={order} />}
      {can_pay && !isDeclined && (
        <RepayButton order={trans_order_id} kind={hasSlips(order) ? 'other' : 'first'} />
      )}
      {!can_pay && <BuyAgain order={trans_order_id} />}
    </Inline>
  );
}
