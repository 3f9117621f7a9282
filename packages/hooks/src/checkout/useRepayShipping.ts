import { useQueryClient } from '@tanstack/react-query';
import type { ShippingChoice } from '@mall/sdk';
import { isSameSession } from '../session/session-scoped';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { repayPreviewOptions } from './queries';

/**
 * Changes the shipping method of an unpaid order; its total may change with the fee.
 *
 * @param id - The order's `trans_order_id`.
 * @throws MallError `orderNotPayable`, `shippingUnavailable`, `addressUnknown`, `storeMissing`, `notFound`
 * @example
 * const { mutateAsync: repayShipping } = useRepayShipping(order.trans_order_id);
 * const { totals } = await repayShipping({ kind: 'pickup', shipping_id: 3, name: '王小明', phone: '0912345678' });
 */
export function useRepayShipping(id: string) {
  const mall = useMall();
  const client = useQueryClient();
  const { queryKey } = repayPreviewOptions(mall, id);
  return useMallMutation({
    mutationFn: (choice: ShippingChoice) => mall.checkout.repayShipping(id, choice),
    onMutate: () => isSameSession(mall),
    onSuccess: ({ choice, totals }, _wanted, isSame) => {
      if (isSame()) client.setQueryData(queryKey, (old) => old && { ...old, choice, totals });
    },
    onSettled: () => {
      // Fees, payment methods and codes depend on the total.
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: ['orders'] });
    },
  });
}
