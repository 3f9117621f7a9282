import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CartCoupon, CartLayer } from '@mall/sdk';
import { isSameSession } from '../session/session-scoped';
import { useSession } from '../session/useSession';
import { takeTotals } from '../checkout/totals';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
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
 * - `choose`: the mutation behind it, which puts a whole choice on the cart; after its `error` the cart is as it was.
 * - `enterCode`: the mutation that claims a code and puts it on the cart, beside the chosen ones. Fails with a
 *   MallError `couponUnknown`, `couponUnusable`, `invalidFields`, `tooManyRequests`.
 * @example
 * const { offered, chosen, toggle, enterCode } = useCartCoupons(1);
 * await enterCode.mutateAsync('ALLEY80');
 */
export function useCartCoupons(layer: CartLayer) {
  const mall = useMall();
  const client = useQueryClient();
  const session = useSession();
  const options = cartCouponsOptions(mall, layer);
  const list = useQuery({ ...options, enabled: session !== null });

  async function apply(tickets: Ticket[]): Promise<void> {
    const isSame = isSameSession(mall);
    const { list: held, totals } = await mall.coupons.apply(layer, tickets);
    if (!isSame()) return;
    client.setQueryData(options.queryKey, held);
    takeTotals(client, mall, layer, totals);
  }
  const writing = {
    // One after the other: each sends the whole choice, so the last one wins.
    scope: { id: `coupons:${layer}` },
    onError: () => client.invalidateQueries({ queryKey: options.queryKey }),
  };
  const choose = useMallMutation({ ...writing, mutationFn: (ids: number[]) => apply(ids) });

  const known = list.data ?? [];
  const chosen = choose.isPending
    ? choose.variables
    : known.filter((each) => each.chosen).map(({ id }) => id);
  const enterCode = useMallMutation({
    ...writing,
    mutationFn: (code: string) => apply([...chosen, code]),
  });

  function toggle({ id, replaces }: Pick<CartCoupon, 'id' | 'replaces'>): void {
    const others = chosen.filter((each) => each !== id);
    choose.mutate(
      chosen.includes(id) ? others : [...others.filter((each) => !replaces.includes(each)), id],
    );
  }
  return {
    list,
    ...rankCoupons(known),
    chosen,
    toggle,
    choose,
    enterCode,
  };
}
