import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CartCoupon, CartLayer } from '@mall/sdk';
import { isSameSession } from '../session/session-scoped';
import { useSession } from '../session/useSession';
import { cacheTotals } from '../checkout/cache-totals';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { rankCoupons } from './rank';
import { cartCouponsOptions } from './queries';

/** A ticket by its id, or a coupon by its code. */
type Ticket = number | string;

/**
 * Fetches the member's coupons for one layer's cart. Disabled for guests.
 *
 * @returns
 * - `list`: the query; `offered`: the usable ones, also those that replace a chosen one, the
 *   largest discount first; `refused`: the others, each with its reason.
 * - `chosen`: the ids of the chosen tickets; updated at once.
 * - `toggle`: chooses a coupon, instead of those that it replaces, or removes it.
 * - `choose`: the mutation of `toggle`, which applies a whole choice to the cart; after its `error`
 *   the cart is unchanged.
 * - `enterCode`: the mutation that claims a code and applies it to the cart, beside the chosen
 *   ones. Fails with a MallError `couponUnknown`, `couponUnusable`, `invalidFields`,
 *   `tooManyRequests`.
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
    cacheTotals(client, mall, layer, totals);
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
