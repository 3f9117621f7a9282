import { type CallOptions, isMallError } from '@mall/sdk';
import type { StaffOrderDetail } from '@mall/sdk/staff';
import { useMutationOnce } from '../session/useMutationOnce';
import { useShowOrder } from './queries';

/**
 * A call that refunds. Its repetition after a lost answer is stored once; after a refusal, the order and the sums are read
 * again.
 *
 * @param name - The call, for its idempotency key.
 * @example
 * const confirm = useRefundCall('confirmRefund', orders.confirmRefund);
 */
export function useRefundCall<Body extends { readonly o_id: string }>(
  name: string,
  call: (body: Body, options: CallOptions) => Promise<StaffOrderDetail>,
) {
  const { show, refetch } = useShowOrder();
  const { mutateAsync, isPending } = useMutationOnce(name, call, show);
  return {
    isPending,
    async send(body: Body): Promise<StaffOrderDetail> {
      try {
        return await mutateAsync(body);
      } catch (error) {
        // After a lost answer the same confirmation may be sent again: the sum that it named stays.
        if (!isMallError(error, 'unreachable', 'serverFault', 'unavailable')) refetch(body.o_id);
        throw error;
      }
    },
  };
}
