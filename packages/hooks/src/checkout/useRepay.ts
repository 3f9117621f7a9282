import { useQueryClient } from '@tanstack/react-query';
import type { Mall } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { sendOnce } from '../idempotency/idempotency';
import { repayPreviewOptions } from './queries';

type PayAgain = Parameters<Mall['checkout']['repay']>[1];

/**
 * Starts a new payment for an unpaid order.
 *
 * @param id - The order's `trans_order_id`.
 * @throws MallError `orderNotPayable`, `paymentUnavailable`, `notFound`
 * @example
 * const { mutateAsync: repay } = useRepay(order.trans_order_id);
 * const { next } = await repay({ payment: { method: 'credit' } });
 */
export function useRepay(id: string) {
  const mall = useMall();
  const client = useQueryClient();
  return useMallMutation({
    mutationFn: (wanted: PayAgain) =>
      sendOnce(`again:${mall.session.get()?.profile.id}:${id}`, wanted, (idempotencyKey) =>
        mall.checkout.repay(id, wanted, { idempotencyKey }),
      ),
    // A payment method may be gone, or the order may have been paid meanwhile.
    onError: () => client.invalidateQueries({ queryKey: repayPreviewOptions(mall, id).queryKey }),
    onSettled: () => client.invalidateQueries({ queryKey: ['orders'] }),
  });
}
