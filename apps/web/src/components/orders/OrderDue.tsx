import type { OrderSummary } from '@mall/sdk';
import { PaymentDue } from '@mall/ui';
import { useDeadline } from './useDeadline';

export interface OrderDueProps {
  readonly order: Pick<OrderSummary, 'pay_until' | 'pay_status_text' | 'final_amount'> &
    Partial<Pick<OrderSummary, 'payment_due'>>;
}

/** The payment that an order waits for, and its deadline; renders nothing when it waits for none. */
export function OrderDue({ order }: OrderDueProps) {
  const by = useDeadline();
  const { payment_due: due, pay_until } = order;
  if (!due && pay_until === null) return null;
  return (
    <PaymentDue
      name={due?.name ?? order.pay_status_text}
      amount={due?.amount ?? order.final_amount}
      {...by(due?.expire_time ?? pay_until)}
    />
  );
}
