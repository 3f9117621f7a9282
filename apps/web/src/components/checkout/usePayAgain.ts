import { useToasts } from '@mall/app/overlays';
import { useRepay } from '@mall/hooks';
import type { OrderDetail } from '@mall/sdk';
import { useNavigate } from 'react-router-dom';
import { to } from '../../paths/paths';
import { useNextStep } from './useNextStep';

/**
 * Starts another payment of an order with the method that was chosen last. When that fails, the page where the method
 * is chosen opens.
 *
 * @param id - The order's `trans_order_id`.
 */
export function usePayAgain(id: string) {
  const navigate = useNavigate();
  const openNextStep = useNextStep();
  const { fail } = useToasts();
  const { mutate: pay, isPending, isSuccess } = useRepay(id);
  return {
    /** Whether the payment is being started, or its page opens. */
    isPending: isPending || isSuccess,
    payAgain: (method: RepeatableMethod) =>
      pay(
        { payment: { method } },
        {
          onSuccess: openNextStep,
          onError: (error) => {
            fail(error);
            void navigate(to.repayPay(id));
          },
        },
      ),
  };
}

type RepeatableMethod = Exclude<OrderDetail['payment']['method'], null | 'installments'>;

/**
 * Returns the method of an order's last payment if it can be repeated without a question; null: it has none, or it was
 * paid in installments of an unknown number.
 */
export function repeatableMethod({
  payment: { method },
}: Pick<OrderDetail, 'payment'>): RepeatableMethod | null {
  return method === 'installments' ? null : method;
}
