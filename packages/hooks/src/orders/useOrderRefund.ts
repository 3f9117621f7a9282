import { useQueryClient } from '@tanstack/react-query';
import { isMallError } from '@mall/sdk';
import { isSameSession } from '../session/session-scoped';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { orderOptions, cacheOrder } from './queries';

/**
 * Cancels an unpaid order immediately, or requests the refund of a paid one, depending on the
 * order's `can_cancel` and `can_refund`.
 *
 * @param id - The order's `trans_order_id`.
 * @throws MallError `orderMoveRefused` when the order changed meanwhile, which is then refetched;
 *   `notFound`
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
      if (isSame()) cacheOrder(client, mall, order);
      return order;
    },
    onError: (error) => {
      if (isMallError(error, 'orderMoveRefused'))
        void client.invalidateQueries({ queryKey: orderOptions(mall, id).queryKey });
    },
    // A cancellation returns points and coupons.
    onSuccess: () => client.invalidateQueries({ queryKey: ['members'] }),
  });
}
