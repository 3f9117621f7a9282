import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CartLayer, Mall, ShippingChoice } from '@mall/sdk';
import { isSameSession } from '../session/session-scoped';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { sendOnce } from '../idempotency/idempotency';
import { paymentMethodsOptions, shippingMethodsOptions } from './queries';

type Pay = Parameters<Mall['checkout']['pay']>[1];

/**
 * The checkout of one layer: shipping, payment, placing the order. The server computes all totals.
 * Disabled for guests.
 *
 * @returns
 * - `shipping`: the methods, the last choice, and `ready_choice`, with which the cart can be paid without another
 *   question; `choice`: the last choice, null until there is one.
 * - `chooseShipping`: rejects with a MallError `shippingUnavailable`, `addressUnknown`, `invalidFields`.
 * - `payment`: the payment methods, once shipping is chosen.
 * - `totals`: the totals of the order, whole NT$; undefined until known.
 * - `pay`: places the order. A retry after a lost response, even after a reload, creates only one order.
 *   Rejects with a MallError `cartEmpty`, `cartLineUnbuyable`, `shippingMissing`, `totalChanged` or
 *   `paymentUnavailable`; totals and cart are then refetched.
 * @example
 * const { shipping, chooseShipping, payment, pay, totals } = useCheckout(1);
 * const { trans_order_id, next } = await pay.mutateAsync({
 *   payment: { method: 'credit' },
 *   invoice: { kind: 'member' },
 *   total_amount: totals?.total_amount ?? 0,
 * });
 */
export function useCheckout(layer: CartLayer) {
  const mall = useMall();
  const client = useQueryClient();
  const session = useSession();
  const shippingKey = shippingMethodsOptions(mall, layer).queryKey;
  const shipping = useQuery({ ...shippingMethodsOptions(mall, layer), enabled: session !== null });
  const choice = shipping.data?.choice ?? null;
  const payment = useQuery({
    ...paymentMethodsOptions(mall, layer, choice?.shipping_id ?? 0),
    enabled: choice !== null,
  });

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
