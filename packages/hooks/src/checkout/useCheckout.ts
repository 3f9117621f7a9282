import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CartLayer, Mall, ShippingChoice } from '@mall/sdk';
import { isSameSession } from '../auth/session-scoped';
import { useSession } from '../auth/useSession';
import { useMall } from '../mall-context';
import { sendOnce } from '../idempotency/idempotency';
import { paymentMethodsOptions, shippingMethodsOptions } from './queries';

type Pay = Parameters<Mall['checkout']['pay']>[1];

/**
 * One layer's way from cart to order: shipping, payment, placing. Totals are always the server's.
 * Idle for a guest.
 *
 * @returns
 * - `shipping`: the methods and what was chosen last; `choice`: the latter, null until there is one.
 * - `chooseShipping`: rejects with a MallError `shippingUnavailable`, `addressUnknown`, `invalidFields`.
 * - `payment`: the ways to pay, once shipping is chosen.
 * - `totals`: what the order comes to, whole NT$; undefined until it is known.
 * - `pay`: places the order. Sent again after a lost answer, over a reload too, it is still one order.
 *   Rejects with a MallError `cartEmpty`, `cartLineUnbuyable`, `shippingMissing`, `totalChanged` or
 *   `paymentUnavailable`; totals and cart are then read anew.
 * @example
 * const { shipping, chooseShipping, payment, pay, totals } = useCheckout(1);
 * const { trans_order_id, next } = await pay.mutateAsync({ payment: { method: 'credit' }, invoice, total_amount });
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

  const chooseShipping = useMutation({
    mutationFn: (wanted: ShippingChoice) => mall.checkout.chooseShipping(layer, wanted),
    onMutate: () => isSameSession(mall),
    onSuccess: ({ choice, totals }, _wanted, isSame) => {
      if (!isSame()) return;
      client.setQueryData(shippingKey, (old) => old && { ...old, choice, totals });
      // A reading that began before would bring the choice as it was.
      if (client.isFetching({ queryKey: shippingKey }) > 0)
        void client.invalidateQueries({ queryKey: shippingKey });
      void client.invalidateQueries({ queryKey: ['checkout', 'payment', layer] });
      void client.invalidateQueries({ queryKey: ['cart', layer] });
    },
  });

  const pay = useMutation({
    mutationFn: (wanted: Pay) =>
      sendOnce(`pay:${mall.session.get()?.profile.id}:${layer}`, wanted, (idempotencyKey) =>
        mall.checkout.pay(layer, wanted, { idempotencyKey }),
      ),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['cart'] });
      void client.invalidateQueries({ queryKey: ['notifications', 'badges'] });
      void client.invalidateQueries({ queryKey: ['orders'] });
    },
    onError: () => {
      // What was refused may be the total: the page then shows the right one.
      void client.invalidateQueries({ queryKey: ['checkout'] });
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
