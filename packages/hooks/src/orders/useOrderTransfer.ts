import { useQueryClient } from '@tanstack/react-query';
import { isSameSession } from '../session/session-scoped';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { cacheOrder } from './queries';

/**
 * Saves the last five digits of the account that a bank transfer came from. They can be corrected
 * until the order is paid.
 *
 * @param id - The order's `trans_order_id`.
 * @throws MallError `invalidFields`, `orderNotTransfer`, `orderNotPayable`, `notFound`
 * @example
 * const { mutateAsync: report } = useOrderTransfer(order.trans_order_id);
 * await report('12345');
 */
export function useOrderTransfer(id: string) {
  const mall = useMall();
  const client = useQueryClient();
  return useMallMutation({
    mutationFn: async (remit_account_check: string) => {
      const isSame = isSameSession(mall);
      const order = await mall.orders.saveTransfer({ o_id: id, remit_account_check });
      if (isSame()) cacheOrder(client, mall, order);
      return order;
    },
  });
}
