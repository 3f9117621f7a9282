import { useQueryClient } from '@tanstack/react-query';
import type { CartCoupon, CartLayer } from '@mall/sdk';
import { isSameSession } from '../session/session-scoped';
import { writeInTurn } from '../session/write-in-turn';
import { cacheTotals } from '../checkout/cache-totals';
import { useMall } from '../mall/mall-context';
import { useMallMutation, type MallMutation } from '../query/mall-mutation';
import { useMemberQuery, type MemberResult } from '../query/useMemberQuery';
import { rankCoupons, type RankedCoupons } from './rank';
import { cartCouponsOptions } from './queries';

/** A ticket by its id, or a coupon by its code. */
type Ticket = number | string;

/** The fields of a coupon that decide which ones it replaces. */
export interface ToggledCoupon {
  readonly id: number;
  readonly replaces: readonly number[];
}

/** The coupons for one cart, and how to choose among them. */
export interface UseCartCoupons extends RankedCoupons {
  /** The query of all of them. */
  readonly list: MemberResult<CartCoupon[]>;
  /** The ids of the chosen tickets; updated at once. */
  readonly chosen: readonly number[];
  /** Chooses a coupon, instead of those that it replaces, or removes it. */
  toggle(coupon: ToggledCoupon): void;
  /** Applies a whole choice to the cart; after its `error` the cart is unchanged. */
  readonly choose: MallMutation<void, number[]>;
  /**
   * Claims a code and applies it to the cart, beside the chosen ones. Fails with a MallError
   * `couponUnknown`, `couponUnusable`, `invalidFields` or `tooManyRequests`; `unauthenticated` when
   * another member signs in before it is sent.
   */
  readonly enterCode: MallMutation<void, string>;
}

/**
 * Fetches the member's coupons for one layer's cart; the status of `list` is `guest` while nobody is
 * signed in.
 *
 * @example
 * const { offered, chosen, toggle, enterCode } = useCartCoupons(1);
 * await enterCode.mutateAsync('ALLEY80');
 */
export function useCartCoupons(layer: CartLayer): UseCartCoupons {
  const mall = useMall();
  const client = useQueryClient();
  const options = cartCouponsOptions(mall, layer);
  const list = useMemberQuery(options);

  async function apply(tickets: Ticket[]): Promise<void> {
    const isSame = isSameSession(mall);
    // Each sends the whole choice, so the last one wins.
    const { list: held, totals } = await writeInTurn(client, mall, `coupons:${layer}`, () =>
      mall.coupons.apply(layer, tickets),
    );
    if (!isSame()) return;
    client.setQueryData(options.queryKey, held);
    cacheTotals(client, mall, layer, totals);
  }
  const writing = {
    onError: () => client.invalidateQueries({ queryKey: options.queryKey }),
  };
  const choose = useMallMutation({
    ...writing,
    mutationFn: (ids: number[]) => apply(ids),
    onMutate: () => isSameSession(mall),
  });

  const known = list.data ?? [];
  // Another member may have signed in since.
  const isShown = choose.isPending && choose.context?.() !== false;
  const chosen = isShown
    ? choose.variables
    : known.filter((each) => each.chosen).map(({ id }) => id);
  const enterCode = useMallMutation({
    ...writing,
    mutationFn: (code: string) => apply([...chosen, code]),
  });

  function toggle({ id, replaces }: ToggledCoupon): void {
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
