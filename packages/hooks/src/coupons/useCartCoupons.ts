import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CartCoupon, CartLayer } from '@mall/sdk';
import { isSameSession } from '../auth/session-scoped';
import { useSession } from '../auth/useSession';
import { takeTotals } from '../checkout/totals';
import { useMall } from '../mall-context';
import { rankCoupons } from './rank';
import { cartCouponsOptions } from './queries';

/** A ticket by its id, or a coupon by its code. */
type Ticket = number | string;

/**
 * The member's coupons for one layer's cart. Disabled for guests.
 *
 * @returns
 * - `list`: the query; `offered`: those that can be used, or used instead of a chosen one, what saves most
 *   first; `refused`: the others, each with its reason.
 * - `chosen`: the ids of the chosen tickets, the latest choice at once.
 * - `toggle`: chooses a coupon, instead of those that it replaces, or takes it off.
 * - `enterCode`: claims a code and puts it on the cart, beside the chosen ones. Rejects with a MallError
 *   `couponUnknown`, `couponUnusable`, `invalidFields`, `tooManyRequests`.
 * - `error`: of the latest toggle, if it failed; the cart is then as it was. That of a code is thrown.
 * @example
 * const { offered, chosen, toggle, enterCode } = useCartCoupons(1);
 * await enterCode('ALLEY80');
 */
export function useCartCoupons(layer: CartLayer) {
  const mall = useMall();
  const client = useQueryClient();
  const session = useSession();
  const options = cartCouponsOptions(mall, layer);
  const list = useQuery({ ...options, enabled: session !== null });

  const apply = useMutation({
    // One after the other: each sends the whole choice, so the last one wins.
    scope: { id: `coupons:${layer}` },
    mutationFn: (tickets: Ticket[]) => mall.coupons.apply(layer, tickets),
    onMutate: () => isSameSession(mall),
    onSuccess: ({ list: held, totals }, _tickets, isSame) => {
      if (!isSame()) return;
      client.setQueryData(options.queryKey, held);
      takeTotals(client, mall, layer, totals);
    },
    onError: () => client.invalidateQueries({ queryKey: options.queryKey }),
  });

  const known = list.data ?? [];
  const chosen = apply.isPending
    ? apply.variables.filter((each) => typeof each === 'number')
    : known.filter((each) => each.chosen).map(({ id }) => id);

  function toggle({ id, replaces }: Pick<CartCoupon, 'id' | 'replaces'>): void {
    const others = chosen.filter((each) => each !== id);
    apply.mutate(
      chosen.includes(id) ? others : [...others.filter((each) => !replaces.includes(each)), id],
    );
  }
  return {
    list,
    ...rankCoupons(known),
    chosen,
    toggle,
    enterCode: (code: string) => apply.mutateAsync([...chosen, code]),
    isPending: apply.isPending,
    error: apply.variables?.some((each) => typeof each === 'string') ? null : apply.error,
  };
}
