import { useQueryClient } from '@tanstack/react-query';
import type { CartLayer } from '@mall/sdk';
import { isSameSession } from '../session/session-scoped';
import { cacheTotals } from '../checkout/cache-totals';
import { useCheckout } from '../checkout/useCheckout';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';

/**
 * Fetches the points spent on one layer's cart. The balance is known once shipping is chosen.
 *
 * @returns
 * - `balance` and `most`: the member's points, and the maximum that this cart accepts; undefined
 *   until known.
 * - `used`: the points that are spent; updated at once.
 * - `status` and `error`: of fetching the balance.
 * - `spend`: the mutation that spends points; those that do not make a whole dollar remain with the
 *   member. Fails with a MallError `pointsShort` or `invalidFields`; the cart is then unchanged.
 * @example
 * const { balance, most, used, spend } = useCartPoints(1);
 * spend.mutate(120);
 */
export function useCartPoints(layer: CartLayer) {
  const mall = useMall();
  const client = useQueryClient();
  const { payment, totals } = useCheckout(layer);
  const spend = useMallMutation({
    scope: { id: `points:${layer}` },
    mutationFn: (points: number) => mall.points.apply(layer, points),
    onMutate: () => isSameSession(mall),
    onSuccess: ({ totals: changed }, _points, isSame) => {
      if (isSame()) cacheTotals(client, mall, layer, changed);
    },
    // The balance may have changed elsewhere.
    onError: () => client.invalidateQueries({ queryKey: ['checkout', 'payment', layer] }),
  });
  const { balance, most } = payment.data?.points ?? {};
  return {
    balance,
    most,
    used: spend.isPending ? spend.variables : (totals?.points_used ?? 0),
    /** The status of fetching the balance. */
    status: payment.status,
    error: payment.error,
    spend,
  };
}
