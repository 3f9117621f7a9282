import { useQueryClient } from '@tanstack/react-query';
import type { CartLayer, MallError, Reply } from '@mall/sdk';
import { isSameSession } from '../session/session-scoped';
import { writeInTurn } from '../session/write-in-turn';
import { cacheTotals } from '../checkout/cache-totals';
import { useCheckout } from '../checkout/useCheckout';
import { useMall } from '../mall/mall-context';
import { useMallMutation, type MallMutation } from '../query/mall-mutation';

/** The points spent on a cart, and how to spend others. */
export interface UseCartPoints {
  /** The member's points; undefined until known. */
  readonly balance: number | undefined;
  /** The maximum that this cart accepts; undefined until known. */
  readonly most: number | undefined;
  /** The points that are spent; updated at once. */
  readonly used: number;
  /** The status of fetching the balance. */
  readonly status: 'pending' | 'error' | 'success';
  /** Why the balance could not be fetched. */
  readonly error: MallError | null;
  /**
   * Spends points; those that do not make a whole dollar remain with the member. Fails with a
   * MallError `pointsShort` or `invalidFields`, or `unauthenticated` when another member signs in
   * before it is sent; the cart is then unchanged.
   */
  readonly spend: MallMutation<Reply<'points', 'apply'>, number>;
}

/**
 * Fetches the points spent on one layer's cart. The balance is known once shipping is chosen.
 *
 * @example
 * const { balance, most, used, spend } = useCartPoints(1);
 * spend.mutate(120);
 */
export function useCartPoints(layer: CartLayer): UseCartPoints {
  const mall = useMall();
  const client = useQueryClient();
  const { payment, totals } = useCheckout(layer);
  const spend = useMallMutation({
    mutationFn: (points: number) =>
      writeInTurn(client, mall, `points:${layer}`, () => mall.points.apply(layer, points)),
    onMutate: () => isSameSession(mall),
    onSuccess: ({ totals: changed }, _points, isSame) => {
      if (isSame()) cacheTotals(client, mall, layer, changed);
    },
    // The balance may have changed elsewhere.
    onError: () => client.invalidateQueries({ queryKey: ['checkout', 'payment', layer] }),
  });
  const { balance, most } = payment.data?.points ?? {};
  // Another member may have signed in since.
  const isShown = spend.isPending && spend.context?.() !== false;
  return {
    balance,
    most,
    used: isShown ? spend.variables : (totals?.points_used ?? 0),
    status: payment.status,
    error: payment.error,
    spend,
  };
}
