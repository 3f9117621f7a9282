import { useQueryClient } from '@tanstack/react-query';
import { isMallError } from '@mall/sdk';
import { isSameSession } from '../session/session-scoped';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { orderOptions, takeOrder } from './queries';

/**
 * Cancels an unpaid order at once, or asks for the money of a paid one; which of them, the order's `can_cancel`
 * and `can_refund` say.
 *
 * @param id - The order's `trans_order_id`.
 * @throws MallError `orderMoveRefused`, when the order moved on meanwhile: it is then read anew; `notFound`
 * @example
 * const { mutateAsync: refund } = useOrderRefund(order.trans_order_id);
 * await refund('買錯了');
 */
export function useOrderRefund(id: string) {
  const mall = useMall();
  const client = useQueryClient();
  return useMallMutation({
    mutationFn: async (cancel_reason: string) => {
      const isSame = isSameSession(mall);
      const order = await mall.orders.refund({ o_id: id, cancel_reason });
      if (isSame()) takeOrder(client, mall, order);
      return order;
    },
    onError: (error) => {
      if (isMallError(error, 'orderMoveRefused'))
        void client.invalidateQueries({ queryKey: orderOptions(mall, id).queryKey });
    },
    // Points and coupons come back with a cancellation.
    onSuccess: () => client.invalidateQueries({ queryKey: ['members'] }),
  });
}
