import { useQueryClient } from '@tanstack/react-query';
import { isMallError } from '@mall/sdk';
import { isSameSession } from '../session/session-scoped';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { cacheOrder, orderOptions } from './queries';

/**
 * Withdraws the requested refund of an order, if its `can_withdraw` allows it; the order continues where it was.
 *
 * @param id - The order's `trans_order_id`.
 * @throws MallError `orderMoveRefused` when the refund has started, and the order is then refetched;
 *   `soldOut` or `stockShort` when its items were sold meanwhile; `notFound`
 * @example
 * const { mutateAsync: withdraw } = useWithdrawRefund(order.trans_order_id);
 * await withdraw();
 */
export function useWithdrawRefund(id: string) {
  const mall = useMall();
  const client = useQueryClient();
  return useMallMutation({
    mutationFn: async () => {
      const isSame = isSameSession(mall);
      const order = await mall.orders.withdrawRefund({ o_id: id });
      if (isSame()) cacheOrder(client, mall, order);
      return order;
    },
    onError: (error) => {
      if (isMallError(error, 'orderMoveRefused'))
        void client.invalidateQueries({ queryKey: orderOptions(mall, id).queryKey });
    },
  });
}
