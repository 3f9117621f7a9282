import { useQueryClient } from '@tanstack/react-query';
import type {
  CartLayer,
  CheckoutTotals,
  Mall,
  PaymentMethods,
  PlacedOrder,
  Reply,
  ShippingChoice,
  ShippingMethods,
} from '@mall/sdk';
import { isSameSession } from '../session/session-scoped';
import { useMall } from '../mall/mall-context';
import { useMallMutation, type MallMutation } from '../query/mall-mutation';
import { useMallQuery, type ReadResult } from '../query/useMallQuery';
import { useMemberQuery, type MemberResult } from '../query/useMemberQuery';
import { sendOnce } from '../idempotency/idempotency';
import { paymentMethodsOptions, shippingMethodsOptions } from './queries';

type Pay = Parameters<Mall['checkout']['pay']>[1];

/** The checkout of one layer: what can be chosen, and how to choose it. */
export interface UseCheckout {
  /**
   * The methods, the last choice, and `ready_choice`, with which the cart can be paid without
   * another question.
   */
  readonly shipping: MemberResult<ShippingMethods>;
  /** The last choice; null until there is one. */
  readonly choice: ShippingMethods['choice'];
  /** The payment methods; pending until shipping is chosen. */
  readonly payment: ReadResult<PaymentMethods>;
  /** The totals of the order, whole NT$; undefined until known. */
  readonly totals: CheckoutTotals | undefined;
  /** Fails with a MallError `shippingUnavailable`, `addressUnknown` or `invalidFields`. */
  readonly chooseShipping: MallMutation<Reply<'checkout', 'chooseShipping'>, ShippingChoice>;
  /**
   * Places the order. A retry after a lost response, even after a reload, creates only one order.
   * Fails with a MallError `cartEmpty`, `cartLineUnbuyable`, `shippingMissing`, `totalChanged` or
   * `paymentUnavailable`; totals and cart are then refetched.
   */
  readonly pay: MallMutation<PlacedOrder, Pay>;
}

/**
 * The checkout of one layer: shipping, payment, placing the order. The server computes all totals.
 * For a guest nothing is fetched: `shipping.status` is `guest`.
 *
 * @example
 * const { shipping, chooseShipping, payment, pay, totals } = useCheckout(1);
 * if (shipping.status === 'guest') return <Link href="/login">登入後結帳</Link>;
 * const { trans_order_id, next } = await pay.mutateAsync({
 *   payment: { method: 'credit' },
 *   invoice: { kind: 'member' },
 *   total_amount: totals?.total_amount ?? 0,
 * });
 */
export function useCheckout(layer: CartLayer): UseCheckout {
  const mall = useMall();
  const client = useQueryClient();
  const shippingKey = shippingMethodsOptions(mall, layer).queryKey;
  const shipping = useMemberQuery(shippingMethodsOptions(mall, layer));
  const choice = shipping.data?.choice ?? null;
  const payment = useMallQuery(
    paymentMethodsOptions(mall, layer, choice?.shipping_id ?? 0),
    {},
    choice !== null,
  );

  const chooseShipping = useMallMutation({
    mutationFn: (wanted: ShippingChoice) => mall.checkout.chooseShipping(layer, wanted),
    onMutate: () => isSameSession(mall),
    onSuccess: ({ choice, totals }, _wanted, isSame) => {
      if (!isSame()) return;
      client.setQueryData(
        shippingKey,
        (old) => old && { ...old, choice, ready_choice: choice, totals },
      );
      // A fetch that started before this write would restore the old choice.
      if (client.isFetching({ queryKey: shippingKey }) > 0)
        void client.invalidateQueries({ queryKey: shippingKey });
      void client.invalidateQueries({ queryKey: ['checkout', 'payment', layer] });
      void client.invalidateQueries({ queryKey: ['cart', layer] });
    },
  });

  const pay = useMallMutation({
    mutationFn: (wanted: Pay) =>
      sendOnce(`pay:${mall.session.get()?.profile.id}:${layer}`, wanted, (idempotencyKey) =>
        mall.checkout.pay(layer, wanted, { idempotencyKey }),
      ),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['cart'] });
      void client.invalidateQueries({ queryKey: ['coupons'] });
      void client.invalidateQueries({ queryKey: ['notifications', 'badges'] });
      void client.invalidateQueries({ queryKey: ['orders'] });
    },
    onError: async () => {
      // The total may have been rejected as outdated, so refetch it. Cancels first: a fetch in
      // flight would not restart, and its result may be outdated too.
      await client.cancelQueries({ queryKey: ['checkout'] });
      void client.invalidateQueries({ queryKey: ['checkout'] });
      void client.invalidateQueries({ queryKey: ['coupons'] });
      void client.invalidateQueries({ queryKey: ['cart', layer] });
    },
  });

  const shippingIsLatest = shipping.dataUpdatedAt > payment.dataUpdatedAt;
  return {
    shipping,
    choice,
    payment,
    totals: (shippingIsLatest ? undefined : payment.data?.totals) ?? shipping.data?.totals,
    chooseShipping,
    pay,
  };
}
